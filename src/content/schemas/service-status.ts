import { z } from 'zod'
import { day, heading, meta, placeholder, text } from '../../generator/define/fields.ts'

/** Any other value of `status` is shown as unknown. */
const statuses = ['operational', 'degraded', 'resolved', 'unknown'] as const
export type Status = (typeof statuses)[number]
const status = z
  .string()
  .transform((value): Status => statuses.find((known) => known === value) ?? 'unknown')
  .describe('operational, degraded or resolved; anything else is shown as unknown')

/** content/data/status.json */
export const serviceStatus = z.strictObject({
  meta,
  lead: text.describe('A sentence or two below the headline'),
  headlines: z
    .strictObject({
      operational: text.describe('Where every service is operational'),
      degraded: text.describe('Where one is degraded'),
      unknown: text.describe('Anywhere else'),
    })
    .describe('The page shows the one that is true'),
  reviewed: day.describe('The day of the last look at the services, as YYYY-MM-DD'),
  labels: z
    .strictObject({
      reviewed: text.describe('Before that day'),
      uptime: text.describe('Before the uptime of a service'),
      days: text.describe('Above the strip of 90 days'),
      lastIncident: text.describe('Before the day of its last incident'),
      duration: text.describe('Before how long an incident lasted'),
    })
    .describe('Words beside figures'),
  statuses: z
    .strictObject({
      operational: text.describe('For operational'),
      degraded: text.describe('For degraded'),
      resolved: text.describe('For resolved'),
      unknown: text.describe('For anything else'),
    })
    .describe('What each status is called'),
  services: z
    .strictObject({
      heading,
      lead: text.describe('How to read the strips and scales'),
      items: z
        .array(
          z.strictObject({
            name: text.describe('What the service is called'),
            status,
            uptime: text.describe('As it is shown: "99.98%"'),
            lastIncident: text.describe('As pages show a day: "July 15, 2025"; an incident of that day is marked'),
            placeholder,
          }),
        )
        .min(1)
        .describe('The services'),
    })
    .describe('How each service does'),
  incidents: z
    .strictObject({
      heading,
      items: z
        .array(
          z.strictObject({
            date: day.describe('When it began, as YYYY-MM-DD'),
            title: text.describe('A few words'),
            description: text.describe('What happened, and what was done'),
            status,
            duration: text.describe('How long it lasted, as it is shown'),
            placeholder,
          }),
        )
        .describe('The incidents'),
    })
    .describe('What went wrong'),
})

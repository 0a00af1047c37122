import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const blog = defineCollection({
  loader: glob({ pattern: '*.md', base: 'src/blog' }),
  schema: z.object({ title: z.string(), description: z.string(), date: z.coerce.date(), category: z.string() }),
})

export const collections = { blog }

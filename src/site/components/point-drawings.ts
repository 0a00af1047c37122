/** A drawing of 120 by 56 as paths: ink for the thing, hairlines for what is around it, green for what is proved or shared. */
export interface PointDrawing {
  thin: string
  ink: string
  proved: string
}

/** What the tools are held to, on the home page. */
export const toolPrinciples: PointDrawing[] = [
  // A formal statement, and the plain sentence that says the same.
  {
    thin: 'M2 5h50v46H2zM78 14h40M78 23h32M78 32h40M78 41h22',
    ink: 'M30 20h14M30 28h9M30 36h14M58 24h12M58 32h12',
    proved: 'M11 17v22M11 28h11',
  },
  // A line of steps with one that is missing, and a flag where it should be.
  {
    thin: 'M2 46h34M62 46h56M55 11h20',
    ink: 'M49 35V4h32v14H49M40 37h5M53 37h5M58 42v-5M58 50v5h-5M45 55h-5v-5M40 42v-5',
    proved: 'M6 46h12M22 46h12M66 46h14M84 46h14M102 46h12',
  },
  // One source, which each of three strangers opens and checks.
  {
    thin: 'M40 28h34M52 28L64 9h10M52 28l12 19h10M9 17h14M9 25h24M9 33h18M9 41h24',
    ink: 'M2 4h28l10 10v38H2zM30 4v10h10M74 9a5 5 0 0 0 10 0a5 5 0 0 0-10 0M74 28a5 5 0 0 0 10 0a5 5 0 0 0-10 0M74 47a5 5 0 0 0 10 0a5 5 0 0 0-10 0',
    proved: 'M96 9l5 5 11-11M96 28l5 5 11-11M96 47l5 5 11-11',
  },
]

/** What the organisation holds to, on the mission page. */
export const missionPrinciples: PointDrawing[] = [
  // A short piece of a long line, measured.
  { thin: 'M1 42h118M40 34v16M64 34v16', ink: 'M40 10v14M64 10v14M40 17h24', proved: 'M40 42h24' },
  // Three authors, and one check that all of them come to.
  {
    thin: 'M18 9h28l14 19M18 28h42M18 47h28l14-19M92 28h27',
    ink: 'M4 4h10v10H4zM4 28a5 5 0 0 0 10 0a5 5 0 0 0-10 0M9 41l6 11H3zM64 14h28v28H64z',
    proved: 'M70 28l6 7 10-14',
  },
  // A theorem in its model, and a guard at the one way out of it.
  {
    thin: 'M76 28H64M2 6h62v44H2zM84 28h35',
    ink: 'M76 4v48M84 4v48',
    proved: 'M20 16v24M20 28h22',
  },
  // A chained log, and the same run again in other hands.
  {
    thin: 'M20 11h26M20 28h20M20 45h26M56 28h14M66 24l4 4-4 4',
    ink: 'M4 6h10v10H4zM4 23h10v10H4zM4 40h10v10H4zM9 16v7M9 33v7',
    proved: 'M82 11h26M82 28h20M82 45h26',
  },
]

/** What those who work here get, on the careers page. */
export const benefits: PointDrawing[] = [
  // Two working days in two places, and the hours that they share.
  {
    thin: 'M2 15h74M44 41h74M44 22v12M76 22v12',
    ink: 'M2 8v14M76 8v14M44 34v14M118 34v14',
    proved: 'M44 15h32M44 41h32',
  },
  // An open book, and the place where one reads.
  {
    thin: 'M12 19c10-2 22-1 32 3M12 28c10-2 22-1 32 3M12 37c10-2 22-1 32 3M64 31c10-4 22-5 32-3M64 40c10-4 22-5 32-3',
    ink: 'M54 15C40 7 18 5 2 8v40c16-3 38-1 52 7c14-8 36-10 52-7V8C90 5 68 7 54 15zM54 15v40',
    proved: 'M64 22c10-4 22-5 32-3',
  },
  // A screen on a desk, and a sequent on it.
  {
    thin: 'M66 15h18M66 23h12M12 52v4M108 52v4',
    ink: 'M28 3h64v34H28zM60 37v13M48 50h24M2 52h116',
    proved: 'M40 12v16M40 20h12',
  },
  // A paper with a name under it, and the repository that has the same name.
  {
    thin: 'M12 12h40M12 20h40M12 28h26M62 28h30',
    ink: 'M2 2h60v52H2zM92 20h16v16H92z',
    proved: 'M12 44c4-10 9-10 8-2s5 4 8-2 4 8 9 2 7 0 13-1M97 28h6',
  },
]

import { A } from '../generator/define/A.tsx'
import { Fragment } from 'react'
import type { PageProps } from '../model/page.ts'

/** The back of the book: subjects by their first letter, each with the tools that name it. */
export function SubjectIndex({ subjects }: { subjects: PageProps['docs']['subjects'] }) {
  return (
    <dl className="subjects">
      {subjects.map(({ subject, tools }) => (
        <div key={subject}>
          <dt>{subject}</dt>
          <dd>
            {tools.map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <A href={`#${id}`}>{name}</A>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

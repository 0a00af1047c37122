import { validateXML } from 'xmllint-wasm'

/** What libxml2 finds wrong with some XML: that it is none; or, with a schema, that it does not follow that. */
export async function xmlFaults(xml: string, schema?: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'file.xml', contents: xml },
    normalization: 'format',
    ...(schema === undefined ? {} : { schema }),
  })
  return errors.map(({ message }) => message)
}

export function textsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
}

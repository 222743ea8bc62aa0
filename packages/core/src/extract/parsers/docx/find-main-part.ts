import { openXml, type XmlChunk } from './open-xml.ts';

/** The relationships name the main part; even Word does not always call it `document.xml`. */
export async function findMainPart(relations: AsyncIterable<XmlChunk>): Promise<string | undefined> {
  let target: string | undefined;
  const parser = openXml({
    onOpen({ local, attributes }) {
      const isMain = local === 'Relationship' && attributes['Type']?.value.endsWith('/officeDocument');
      if (isMain) target ??= attributes['Target']?.value.replace(/^\//, '');
    },
  });
  for await (const { text } of relations) parser.write(text);
  parser.close();
  return target;
}

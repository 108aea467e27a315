import { LinkifyIt } from 'linkify-it';

/** A part of a message: plain text, or a link with its address. */
export interface MessagePart {
  /** Where it begins in the text. */
  start: number;
  text: string;
  href: string | null;
}

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/**
 * Finds the web addresses in a message: http and https only, and names of sites without either, which are
 * opened with https. The parts together are the text.
 */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) parts.push({ start: end, text: text.slice(end, until), href: null });
  };
  for (const { schema, raw, url, index, lastIndex } of linkify.match(text) ?? []) {
    const isNamedOnly = schema === '';
    if (isNamedOnly && isNextSentence(raw)) continue;
    addText(index);
    parts.push({ start: index, text: raw, href: isNamedOnly ? `https://${raw}` : url });
    end = lastIndex;
  }
  addText(text.length);
  return parts;
}

/** 'Thursday.It' looks like a site in Italy, but lacks the space between two sentences. */
function isNextSentence(site: string): boolean {
  return /^[^/]*\.\p{Lu}\p{Ll}*$/u.test(site);
}

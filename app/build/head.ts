/** The tags of the document's head: React writes them first. */
export const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

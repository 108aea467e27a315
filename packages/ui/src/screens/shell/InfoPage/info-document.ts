/** A section of a document, with its own heading. */
export interface InfoSection {
  /** The fragment of its address: letters and dashes. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** List items after the paragraphs. */
  points?: readonly string[];
}

/** A document page: terms, privacy, careers, live support. */
export interface InfoDocument {
  title: string;
  subtitle: string;
  sections: readonly InfoSection[];
  /** A link to contact us. */
  contact?: { label: string; href: string };
  /** A link to the next page. */
  link?: { label: string; href: string };
}

/** A part of a document, under a heading of its own. */
export interface InfoSection {
  /** What its address ends with: letters and dashes. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Points after the paragraphs. */
  points?: readonly string[];
}

/** A page to read: terms, privacy, careers, live support. */
export interface InfoDocument {
  title: string;
  lede: string;
  sections: readonly InfoSection[];
  /** A way to write to somebody. */
  contact?: { label: string; href: string };
  /** Where it goes on. */
  link?: { label: string; href: string };
}

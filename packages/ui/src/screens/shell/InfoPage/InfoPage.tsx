import { heading, page, text } from './InfoPage.css.ts';

export interface InfoPageProps {
  title: string;
  paragraphs: readonly string[];
}

/** A page of plain text: terms, privacy, careers, live support. */
export function InfoPage({ title, paragraphs }: InfoPageProps) {
  return (
    <article className={page}>
      <h1 className={heading}>{title}</h1>
      <div className={text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}

import { Link } from '../../../components/Link/Link.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import type { InfoDocument, InfoSection } from './info-document.ts';
import {
  body,
  contactLine,
  contents,
  contentsLink,
  contentsTitle,
  head,
  heading,
  subtitle as subtitleClass,
  page,
  point,
  points as pointsClass,
  section,
  sectionTitle,
} from './InfoPage.css.ts';

export interface InfoPageProps {
  document: InfoDocument;
}

/** A document page, with a list of its sections beside it: terms, privacy, careers, live support. */
export function InfoPage({ document }: InfoPageProps) {
  const { title, subtitle, sections, contact, link } = document;
  return (
    <article className={page}>
      <header className={head}>
        <h1 className={heading}>{title}</h1>
        <p className={subtitleClass}>{subtitle}</p>
      </header>
      {sections.length > 1 && <Contents sections={sections} />}
      <div className={body}>
        {sections.map((part) => (
          <Section key={part.id} {...part} />
        ))}
        {link !== undefined && (
          <p className={contactLine}>
            <TextLink newTab href={link.href}>
              {link.label}
            </TextLink>
          </p>
        )}
        {contact !== undefined && (
          <p className={contactLine}>
            Write to <TextLink href={contact.href}>{contact.label}</TextLink>
          </p>
        )}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly InfoSection[] }) {
  return (
    <nav className={contents} aria-label="On this page">
      <p className={contentsTitle} aria-hidden="true">
        On this page
      </p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link className={contentsLink} href={`#${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ id, title, paragraphs, points }: InfoSection) {
  return (
    <section className={section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={sectionTitle} id={`${id}-title`}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points !== undefined && (
        <ul className={pointsClass}>
          {points.map((text) => (
            <li key={text} className={point}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

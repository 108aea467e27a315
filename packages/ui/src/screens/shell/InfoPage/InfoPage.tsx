import { Link } from '../../../components/Link/Link.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { InfoDocument, InfoSection } from './info-document.ts';
import { body, contents, contentsLink, head, page, point, section } from './InfoPage.css.ts';

export interface InfoPageProps {
  document: InfoDocument;
}

/** A document page, with a list of its sections beside it: terms, privacy, careers, live support. */
export function InfoPage({ document }: InfoPageProps) {
  const { title, subtitle, sections, contact, link } = document;
  return (
    <article className={page}>
      <PageHead className={head} title={title} measure="sm" subtitle={subtitle} />
      {sections.length > 1 && <Contents sections={sections} />}
      <Stack gap={12} className={body}>
        {sections.map((part) => (
          <Part key={part.id} {...part} />
        ))}
        {link !== undefined && (
          <Section as="div" divider={6}>
            <TextLink newTab href={link.href}>
              {link.label}
            </TextLink>
          </Section>
        )}
        {contact !== undefined && (
          <Section as="div" divider={6}>
            Write to <TextLink href={contact.href}>{contact.label}</TextLink>
          </Section>
        )}
      </Stack>
    </article>
  );
}

function Contents({ sections }: { sections: readonly InfoSection[] }) {
  return (
    <nav className={contents} aria-label="On this page">
      <Text size="xs" tone="muted" caps spaceAfter={2} aria-hidden="true">
        On this page
      </Text>
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

function Part({ id, title, paragraphs, points }: InfoSection) {
  return (
    <Section id={id} className={section} title={title} size="2xl" gap={4}>
      <Stack>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points !== undefined && (
          <Stack as="ul" gap={3}>
            {points.map((text) => (
              <li key={text} className={point}>
                {text}
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

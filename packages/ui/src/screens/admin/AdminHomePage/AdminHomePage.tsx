import { ADMIN_PAGES, adminPortalMessages, type AdminPage } from '@perigee/domain/admin';
import { clsx } from 'clsx';
import { SquareArrowOutUpRight } from 'lucide-react';
import { CardLink } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { adminPage } from '../admin-page.css.ts';
import {
  figure,
  hints,
  text,
  tile,
  tiles,
  top,
  wideFigure,
  wideTile,
} from './AdminHomePage.css.ts';
import { TileFigure } from './TileFigures.tsx';

export interface AdminHomePageProps {
  /** The address of the page of each tile. */
  hrefs: Readonly<Record<AdminPage, string>>;
  /** The pages without a tile. */
  furtherLinks: readonly { label: string; href: string }[];
}

const { title, pages, hostPortal, alsoHere, goThere, allKeys } = adminPortalMessages;

/** The home of the admin portal. It needs no call. Source: admin §2; its layout is ours. */
export function AdminHomePage({ hrefs, furtherLinks }: AdminHomePageProps) {
  return (
    <section className={adminPage}>
      <PageHead
        size="2xl"
        title={title}
        actions={
          <Inline gap={4} className={hints}>
            <Text as="span" size="xs" tone="muted">
              <Keys keys="g" /> {goThere}
            </Text>
            <Text as="span" size="xs" tone="muted">
              <Keys keys="?" /> {allKeys}
            </Text>
          </Inline>
        }
      />
      <div className={tiles}>
        {ADMIN_PAGES.map((page) => (
          <Tile key={page} page={page} href={hrefs[page]} />
        ))}
      </div>
      <Section as="div" divider={4} spaceBefore={6}>
        <Inline as="nav" gap={6} rowGap={0} aria-label={alsoHere}>
          <Text as="span" size="sm" tone="muted">
            {alsoHere}
          </Text>
          {furtherLinks.map(({ label, href }) => (
            <Text key={href} as="span" size="sm">
              <TextLink href={href}>{label}</TextLink>
            </Text>
          ))}
        </Inline>
      </Section>
    </section>
  );
}

function Tile({ page, href }: { page: AdminPage; href: string }) {
  const { label, keys, description } = pages[page];
  const isWide = page === 'waitlist';
  return (
    <CardLink href={href} className={clsx(tile, isWide && wideTile)}>
      <TileFigure page={page} className={clsx(figure, isWide && wideFigure)} />
      <div className={top} aria-hidden="true">
        <Keys keys={keys} />
        {page === 'events' && (
          <Inline as="span" gap={1}>
            <Text as="span" size="xs" tone="muted">
              {hostPortal}
            </Text>
            <Icon icon={SquareArrowOutUpRight} />
          </Inline>
        )}
      </div>
      <div className={text}>
        <Heading level={2} size={isWide ? '2xl' : 'xl'}>
          {label}
        </Heading>
        <Text size="sm" tone="muted" spaceBefore={1}>
          {description}
        </Text>
      </div>
    </CardLink>
  );
}

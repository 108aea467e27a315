import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../Link/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import {
  columns,
  columnTitle,
  end,
  footer,
  grid,
  inner,
  link,
  promo,
  promoText,
  promoTitle,
} from './Footer.css.ts';

interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The current year. */
  year: number;
  /** Our pages on social networks, by the names of the networks. */
  community: readonly FooterLink[];
  /** The addresses of the other links. */
  hrefs: {
    careers: string;
    liveSupport: string;
    termsAndConditions: string;
    termsOfUse: string;
    privacyPolicy: string;
    /** The iOS app. */
    download: string;
  };
}

/** Three columns of links, the iOS app and the copyright line. Source: member §2. */
export function Footer({ year, community, hrefs, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={clsx(footer, className)}>
      <div className={inner}>
        <div className={grid}>
          <nav className={columns} aria-label="Footer">
            {community.length > 0 && <Column title="Community" links={community} />}
            <Column
              title="Company"
              links={[
                { label: 'Careers', href: hrefs.careers },
                { label: 'Live Support', href: hrefs.liveSupport },
              ]}
            />
            <Column
              title="Legal"
              links={[
                { label: 'Terms & Conditions', href: hrefs.termsAndConditions },
                { label: 'Terms of Use', href: hrefs.termsOfUse },
                { label: 'Privacy Policy', href: hrefs.privacyPolicy },
              ]}
            />
          </nav>
          <AppPromo href={hrefs.download} />
        </div>
        <div className={end}>
          <span>© {year} Perigee</span>
          <span>Members only</span>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <div>
      <h2 className={columnTitle}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link className={link} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AppPromo({ href }: { href: string }) {
  return (
    <div className={promo}>
      <p className={columnTitle}>iOS app</p>
      <h2 className={promoTitle}>Take the evening with you.</h2>
      <p className={promoText}>Perigee is on iPhone, too. Members explore the Universe there.</p>
      <ButtonLink variant="outline" href={href}>
        Download The App
      </ButtonLink>
    </div>
  );
}

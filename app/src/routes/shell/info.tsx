import { InfoPage } from '@perigee/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

const SOON = 'This page is being written. Until it is here, write to us through Live Support.';

/** Titles as the footer has them; the texts stand in until the real ones are written. */
const pages: Record<string, { title: string; paragraphs: string[] }> = {
  [paths.careers]: { title: 'Careers', paragraphs: [SOON] },
  [paths.liveSupport]: {
    title: 'Live Support',
    paragraphs: ['Write to support@perigee.example. A person answers, usually within a day.'],
  },
  [paths.termsAndConditions]: { title: 'Terms & Conditions', paragraphs: [SOON] },
  [paths.termsOfUse]: { title: 'Terms of Use', paragraphs: [SOON] },
  [paths.privacyPolicy]: { title: 'Privacy Policy', paragraphs: [SOON] },
};

export function Component() {
  const { pathname } = useLocation();
  const page = pages[pathname];
  return page === undefined ? null : <InfoPage {...page} />;
}

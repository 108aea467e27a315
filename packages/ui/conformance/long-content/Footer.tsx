import { footerArgs } from '../../src/components/Footer/example.ts';
import { Footer } from '../../src/components/Footer/Footer.tsx';

export default function LongFooter() {
  const names = ['Instagram', 'TikTok', 'YouTube', 'LinkedIn', 'Snapchat', 'X'];
  const community = names.map((label) => ({ label, href: `#${label}` }));
  return <Footer {...footerArgs} community={community} />;
}

import { footerArgs } from '../../src/components/Footer/example.ts';
import { Footer } from '../../src/components/Footer/Footer.tsx';
import { Header } from '../../src/components/Header/Header.tsx';
import { PageLayout } from '../../src/components/PageLayout/PageLayout.tsx';

export default function LongPageLayout() {
  return (
    <PageLayout
      header={<Header alwaysSolid onSignIn={() => undefined} />}
      footer={<Footer {...footerArgs} />}
    >
      <div>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>Line {index + 1} of a page that is longer than the window.</p>
        ))}
      </div>
    </PageLayout>
  );
}

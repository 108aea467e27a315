import { useHydrated } from '../../../hooks/use-hydrated.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { call, closing, pause, portrait, strip } from './ClosingStrip.css.ts';
import p03 from './pictures/p03.webp';
import p12 from './pictures/p12.webp';
import p19 from './pictures/p19.webp';
import p27 from './pictures/p27.webp';
import p28 from './pictures/p28.webp';
import p30 from './pictures/p30.webp';
import p34 from './pictures/p34.webp';
import p38 from './pictures/p38.webp';

const PORTRAITS = [p28, p19, p03, p38, p12, p34, p27, p30];

export interface ClosingStripProps {
  /** Opens the sign-in. Without it the page ends with the portraits. */
  onSignIn?: () => void;
}

/** A row of portraits, and a second sign-in button. */
export function ClosingStrip({ onSignIn }: ClosingStripProps) {
  // Rendered after hydration: the pictures are far below the window, but near enough for a browser to load
  // them before the page responds to input.
  const isTakenOver = useHydrated();
  return (
    <section className={closing}>
      <div className={strip}>
        {isTakenOver &&
          PORTRAITS.map((src) => (
            <img
              className={portrait}
              key={src}
              src={src}
              alt=""
              width={285}
              height={345}
              loading="lazy"
            />
          ))}
      </div>
      {onSignIn !== undefined && (
        <div className={call}>
          <Heading level={2} size="4xl">
            Membership begins with one number. <span className={pause}>Yours.</span>
          </Heading>
          <Text tone="muted" measure="md" spaceBefore={5} spaceAfter={8}>
            No charge until you are accepted. We remind you 7 days before the first billing.
          </Text>
          <Button block="phones" size="large" onClick={onSignIn}>
            Continue with Phone Number
          </Button>
        </div>
      )}
    </section>
  );
}

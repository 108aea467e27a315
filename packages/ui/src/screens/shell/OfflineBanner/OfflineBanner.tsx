import { Banner } from '../../../components/Banner/Banner.tsx';
import { opaque, place } from './OfflineBanner.css.ts';

/** While the network is away: over the foot of the page, so that nothing moves when it comes or goes. */
export function OfflineBanner() {
  return (
    <div className={place}>
      <div className={opaque}>
        <Banner tone="caution" title="You are offline">
          What you see stays. What you send will not arrive until you are back.
        </Banner>
      </div>
    </div>
  );
}

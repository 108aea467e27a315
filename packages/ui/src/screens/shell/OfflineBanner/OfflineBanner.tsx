import { Banner } from '../../../components/Banner/Banner.tsx';
import { opaque, place } from './OfflineBanner.css.ts';

/**
 * Shown while the network is offline: over the bottom of the page, so that nothing moves when it appears or
 * disappears. It gives way to a page that says itself what that means there, in an element with the attribute
 * `data-says-offline`.
 */
export function OfflineBanner() {
  return (
    <div className={place}>
      <div className={opaque}>
        <Banner tone="caution" title="You are offline">
          You can keep reading. Nothing you send will arrive until you are back online.
        </Banner>
      </div>
    </div>
  );
}

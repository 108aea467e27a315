import type { Nft } from '@perigee/api';
import { DefaultPortrait } from '../../../components/Picture/DefaultPortrait.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { empty, gallery, nftPicture } from './WalletsPage.css.ts';

/** The pictures from the wallets. */
export function NftGallery({ nfts }: { nfts: readonly Nft[] }) {
  if (nfts.length === 0) return <p className={empty}>No NFT of yours is known here.</p>;
  return (
    <ul className={gallery}>
      {nfts.map(({ nftImage }, index) => (
        <li key={nftImage}>
          <Picture
            className={nftPicture}
            src={nftImage}
            alt={`NFT ${index + 1}`}
            width={400}
            height={400}
            loading="lazy"
            fallback={<DefaultPortrait className={nftPicture} />}
          />
        </li>
      ))}
    </ul>
  );
}

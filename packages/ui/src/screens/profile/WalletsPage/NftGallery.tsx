import type { Nft } from '@perigee/api';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { DefaultPortrait } from '../../../components/Picture/DefaultPortrait.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { EmptyRows } from './EmptyRows.tsx';

/** The pictures from the wallets. */
export function NftGallery({ nfts }: { nfts: readonly Nft[] }) {
  if (nfts.length === 0) return <EmptyRows>No NFTs found in your wallets.</EmptyRows>;
  return (
    <Grid as="ul" columns="sm" gap={3}>
      {nfts.map(({ nftImage }, index) => (
        <li key={nftImage}>
          <Picture
            className={shapes.square}
            src={nftImage}
            alt={`NFT ${index + 1}`}
            width={400}
            height={400}
            loading="lazy"
            fallback={<DefaultPortrait className={shapes.square} />}
          />
        </li>
      ))}
    </Grid>
  );
}

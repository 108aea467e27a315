import { MobileSafariBanner } from '@perigee/ui/auth';
import { config } from '../../config.ts';

interface BannerProps {
  open: boolean;
  onStay: () => void;
}

export default function Banner(props: BannerProps) {
  return <MobileSafariBanner {...props} downloadHref={config.iosApp.storeUrl} />;
}

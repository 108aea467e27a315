import { MobileSafariBanner } from '@perigee/ui/auth';
import { outsideHrefs } from '../hrefs.ts';

interface BannerProps {
  open: boolean;
  onStay: () => void;
}

export default function Banner(props: BannerProps) {
  return <MobileSafariBanner {...props} downloadHref={outsideHrefs.iosApp} />;
}

import { Compass, Smartphone } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { iconSize, iconStroke } from '../../../theme/scale.ts';
import { choice, choices, label, tile } from './MobileSafariBanner.css.ts';

export interface MobileSafariBannerProps {
  open: boolean;
  /** The address of the app. */
  downloadHref: string;
  /** Called to stay on the website: by its button, Escape, or a press outside. */
  onStay: () => void;
  /** Called after the fade-out. */
  onExited?: () => void;
}

const icon = { size: iconSize.md, strokeWidth: iconStroke, 'aria-hidden': true } as const;

/** Offers the app to visitors in Safari on an iPhone or iPad. Source: member §2 (other dialogs). */
export function MobileSafariBanner({
  open,
  downloadHref,
  onStay,
  onExited,
}: MobileSafariBannerProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onStay();
      }}
      onExited={onExited}
      title="Apply for membership on our iOS app"
      hasHeader={false}
    >
      <ul className={choices}>
        <li className={choice}>
          <span className={tile.app}>
            <Smartphone {...icon} />
          </span>
          <span className={label}>Apply for membership on our iOS app</span>
          <ButtonLink size="small" href={downloadHref}>
            Download
          </ButtonLink>
        </li>
        <li className={choice}>
          <span className={tile.web}>
            <Compass {...icon} />
          </span>
          <span className={label}>Stay on Web</span>
          <Button size="small" variant="outline" capitals onClick={onStay}>
            GET STARTED
          </Button>
        </li>
      </ul>
    </Dialog>
  );
}

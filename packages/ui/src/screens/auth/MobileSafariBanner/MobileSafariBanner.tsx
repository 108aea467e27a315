import { Compass, Smartphone } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { tile } from './MobileSafariBanner.css.ts';

export interface MobileSafariBannerProps {
  open: boolean;
  /** The address of the app. */
  downloadHref: string;
  /** Called to stay on the website: by its button, Escape, or a press outside. */
  onStay: () => void;
  /** Called after the fade-out. */
  onExited?: () => void;
}

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
      <Stack as="ul" divided={4}>
        <Grid as="li" columns="main-aside" align="center">
          <Inline wrap={false} gap={4}>
            <span className={tile.app}>
              <Icon icon={Smartphone} size="md" />
            </span>
            <Text as="span" leading="snug" tone="strong">
              Apply for membership on our iOS app
            </Text>
          </Inline>
          <ButtonLink size="small" href={downloadHref}>
            Download
          </ButtonLink>
        </Grid>
        <Grid as="li" columns="main-aside" align="center">
          <Inline wrap={false} gap={4}>
            <span className={tile.web}>
              <Icon icon={Compass} size="md" />
            </span>
            <Text as="span" leading="snug" tone="strong">
              Stay on Web
            </Text>
          </Inline>
          <Button size="small" variant="outline" capitals onClick={onStay}>
            GET STARTED
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  );
}

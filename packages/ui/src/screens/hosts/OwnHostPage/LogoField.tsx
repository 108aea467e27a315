import { limits } from '@perigee/domain';
import { hostPageMessages } from '@perigee/domain/hosts';
import { useRef, useState } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { buttonClass } from '../../../components/Button/button-look.ts';
import { CropDialog } from '../../../components/ImageField/CropDialog.tsx';
import { behindInput } from '../../../components/ImageField/FileInput.css.ts';
import { FileInput } from '../../../components/ImageField/FileInput.tsx';
import { RetryUpload } from '../../../components/ImageField/RetryUpload.tsx';
import { useImageUpload } from '../../../components/ImageField/use-image-upload.ts';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';

interface LogoFieldProps {
  /** The name of the host, for initials without a logo. */
  name: string;
  /** Address of the logo. Null without one. */
  value: string | null;
  /** Stores the cropped picture. A rejection's message is shown. */
  onChange: (file: File) => Promise<void>;
}

const texts = hostPageMessages.own;
const { width, height } = limits.profileImage;

/** The logo of a host, small and round as cards show it, with the button that replaces it. */
export function LogoField({ name, value, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [shownValue, setShownValue] = useState(value);
  const image = useImageUpload(onChange);
  // The stored picture has changed: it replaces the preview.
  if (shownValue !== value) {
    setShownValue(value);
    image.forget();
  }
  const label = value === null ? texts.addLogo : texts.replaceLogo;
  return (
    <Stack gap={2}>
      <Inline gap={4} wrap={false}>
        <Avatar decorative name={name} src={image.preview ?? value} size={72} />
        <Stack gap={2} align="start">
          <Text as="span" size="sm" weight="medium" tone="strong">
            {texts.logo}
          </Text>
          <span className={behindInput} data-busy={image.busy || undefined}>
            <span className={buttonClass({ variant: 'outline', size: 'small' })} aria-hidden="true">
              {label}
            </span>
            <FileInput ref={input} aria-label={label} busy={image.busy} onFile={image.choose} />
          </span>
        </Stack>
      </Inline>
      <output className={visuallyHidden}>{image.notice}</output>
      <InlineError text={image.problem} />
      <RetryUpload retry={image.retry} fileInput={() => input.current} />
      <CropDialog {...image.cropDialog} width={width} height={height} />
    </Stack>
  );
}

import type { Media } from '@perigee/api';
import { limits } from '@perigee/domain';
import { eventFormMessages } from '@perigee/domain/events';
import { ExternalLink } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import { FormField } from '../../../components/Form/FormField.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ImageField } from '../../../components/ImageField/ImageField.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { fieldId, useTextFields, type EventFormCardProps } from './event-form-context.ts';
import { pictures } from './EventFormPage.css.ts';
import { FormCard } from './FormCard.tsx';
import { TitleField } from './TitleField.tsx';

interface BasicsCardProps extends Pick<EventFormCardProps, 'control' | 'user'> {
  /** Stores a picture. Rejects if that fails. */
  onUpload: (file: File) => Promise<Media>;
  /** A page with free pictures. */
  findImagesHref: string;
}

interface PictureFieldProps extends Pick<BasicsCardProps, 'control' | 'onUpload'> {
  name: 'imageData' | 'verticalImageData';
  label: string;
  help: string | undefined;
  size: { width: number; height: number };
}

/** Pixels: cover and description are as high as the vertical picture beside them. */
const DESCRIPTION_HEIGHT = 150;

const TEXT_FIELDS = ['title', 'description', 'slug'] as const;
const { cards, findImages, adminsOnly, optionalForAdmins, forPhones } = eventFormMessages;
const { titleLength, titleLengthOfAdmins, descriptionLength, slugLength } = limits.event;

/** Enter in the title and in the slug is ignored. Source: events §2. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

function PictureField({ control, onUpload, name, label, help, size }: PictureFieldProps) {
  return (
    <FormField control={control} name={name}>
      {({ value, onChange, ...field }) => (
        <ImageField
          {...field}
          {...size}
          id={fieldId(name)}
          label={label}
          help={help}
          autoCrop
          value={value === null ? null : (value.url ?? '')}
          onChange={async (file) => onChange(await onUpload(file))}
        />
      )}
    </FormField>
  );
}

/** The title, the pictures and the description. Source: events §2 (card 1). */
export const BasicsCard = memo(function BasicsCard({
  control,
  user: { admin },
  onUpload,
  findImagesHref,
}: BasicsCardProps) {
  const bind = useTextFields(control, TEXT_FIELDS);
  const picture = { control, onUpload };
  return (
    <FormCard title={cards.basics}>
      <TitleField
        {...bind('title')}
        label="Event Name"
        maxLength={admin ? titleLengthOfAdmins : titleLength}
        autoComplete="off"
        dir="auto"
        onKeyDown={ignoreEnter}
      />
      <div className={pictures}>
        <Stack gap={5}>
          <PictureField
            {...picture}
            name="imageData"
            label="Event Image"
            help={admin ? optionalForAdmins : undefined}
            size={limits.event.cover}
          />
          <TextArea
            {...bind('description')}
            label="Event Description"
            style={{ minHeight: DESCRIPTION_HEIGHT }}
            maxLength={descriptionLength}
            counter
            dir="auto"
          />
        </Stack>
        <PictureField
          {...picture}
          name="verticalImageData"
          label="Vertical Image"
          help={admin ? optionalForAdmins : forPhones}
          size={limits.event.vertical}
        />
      </div>
      {admin && (
        <TextField
          {...bind('slug')}
          label="Slug"
          help={adminsOnly}
          maxLength={slugLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={ignoreEnter}
        />
      )}
      <div>
        <TextLink standalone newTab href={findImagesHref}>
          {findImages}
          <Icon icon={ExternalLink} size="sm" />
        </TextLink>
      </div>
    </FormCard>
  );
});

import type { HostUpdate, Media, PublicHost } from '@perigee/api';
import { limits } from '@perigee/domain';
import { hostPageMessages, hostProfileProblems, HostRefusal } from '@perigee/domain/hosts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../../components/Form/Form.tsx';
import { SubmitButton } from '../../../components/Form/SubmitButton.tsx';
import { useRuleForm } from '../../../components/Form/use-rule-form.ts';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useUpload } from '../../../hooks/use-upload.ts';
import { LogoField } from './LogoField.tsx';

export interface HostProfileFormProps {
  host: PublicHost;
  /** Rejects with a HostRefusal if another host has the link. */
  onSave: (update: HostUpdate) => Promise<void>;
  /** Stores a picture, a JPEG. The logo changes when the form is saved. */
  onUploadLogo: (file: File) => Promise<Media>;
  /** The address of the host's public page in words, without its protocol. */
  pageAddress: (linkId: string) => string;
  /** The public page of the host. */
  pageHref: string;
}

const texts = hostPageMessages.own;

/** What guests see of a host: the logo, the name and the link. Source: events §7 (update host). */
export function HostProfileForm({
  host,
  onSave,
  onUploadLogo,
  pageAddress,
  pageHref,
}: HostProfileFormProps) {
  const toasts = useToast();
  const [logo, setLogo] = useState<Media | null>(null);
  const { upload, isUploading } = useUpload(onUploadLogo);
  const form = useRuleForm({
    rule: (values) => hostProfileProblems(values, host.linkId !== null),
    defaultValues: { name: host.name, linkId: host.linkId ?? '' },
  });
  const linkId = form.watch('linkId');
  return (
    <Form
      form={form}
      aria-label={texts.details}
      failures="over-buttons"
      fieldOfError={(error) =>
        error instanceof HostRefusal && error.part === 'linkId' ? 'linkId' : undefined
      }
      onSubmit={async ({ name, linkId: link }) => {
        await onSave({
          name: name.trim(),
          ...(link !== '' && { linkId: link }),
          ...(logo !== null && { logo: logo.id }),
        });
        // Another one may have been uploaded meanwhile.
        setLogo((current) => (current === logo ? null : current));
        toasts.success(texts.saved, { short: true });
      }}
      actions={
        <Grid columns={2} gap={3}>
          <ButtonLink variant="outline" href={pageHref} target="_blank" rel="noopener">
            {texts.open}
            <Icon icon={ExternalLink} />
          </ButtonLink>
          <SubmitButton disabled={isUploading}>{texts.save}</SubmitButton>
        </Grid>
      }
    >
      <LogoField
        name={host.name}
        value={logo?.url ?? host.logo}
        onChange={async (file) => setLogo(await upload(file))}
      />
      <TextField
        {...form.bind('name')}
        label={hostPageMessages.signUp.name}
        autoComplete="organization"
        maxLength={limits.nameLength}
      />
      <TextField
        {...form.bind('linkId')}
        label={texts.linkId}
        help={pageAddress(linkId)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.hostLinkIdLength.max}
      />
    </Form>
  );
}

import { ApiError, useGetHost, useListDateApplications, useUpdateHost } from '@perigee/api';
import { HostRefusal, hostLinkName, refusedPart } from '@perigee/domain/hosts';
import { OwnHostPage } from '@perigee/ui/hosts';
import { toLoadable } from '../../loadable.ts';
import { hostHref, hostsHref, profileHref, publicHostHref } from '../hrefs.ts';
import { useUploadPicture } from '../use-upload-picture.ts';
import { viewerTimeZone } from '../../services/viewer-time-zone.ts';

/** The page where a host changes what guests see, and reads who asks for a date. Source: events §7. */
export default function OwnHost({ id }: { id: number }) {
  const name = String(id);
  const host = useGetHost(name);
  const applications = useListDateApplications(name);
  const { mutateAsync: updateHost } = useUpdateHost();
  const onUploadLogo = useUploadPicture();
  return (
    <OwnHostPage
      host={toLoadable(host)}
      applications={toLoadable(applications)}
      profileHref={profileHref}
      timeZone={viewerTimeZone()}
      pageAddress={(linkId) => location.host + (linkId === '' ? hostsHref : hostHref(linkId))}
      pageHref={publicHostHref(host.data === undefined ? name : hostLinkName(host.data))}
      onUploadLogo={onUploadLogo}
      onSave={async (update) => {
        try {
          await updateHost({ data: update });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const part = refusedPart(error.status, error.userText);
          throw new HostRefusal(error.userText, part, { cause: error });
        }
      }}
    />
  );
}

import { imageMessages } from '@perigee/domain/admin';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../components/Link/ButtonLink.tsx';
import { WaitingOrbit } from '../../components/Orbit/WaitingOrbit.tsx';

/** In place of the form, while there is no model to generate with. */
export function NoModels({ href }: { href: string }) {
  return (
    <Card>
      <EmptyState
        drawing={WaitingOrbit}
        title={imageMessages.models.none}
        actions={
          <ButtonLink variant="outline" href={href}>
            {imageMessages.models.train}
          </ButtonLink>
        }
      />
    </Card>
  );
}

import { hostPageMessages } from '@perigee/domain/hosts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Text } from '../../../components/Text/Text.tsx';
import eclipse from './c-eclipse.jpg';
import { HostSignUpFlow, type HostSignUpFlowProps } from './HostSignUpFlow.tsx';
import { form, page, pictureArea, pictureText } from './HostSignUpPage.css.ts';

export type HostSignUpPageProps = HostSignUpFlowProps;

const texts = hostPageMessages.signUp;

/** The sign-up of a host who opened an invitation. Source: events §2 (routes), admin §7 (sign-up of hosts). */
export function HostSignUpPage(props: HostSignUpPageProps) {
  return (
    <div className={page}>
      <div className={pictureArea} data-theme="night">
        <img className={shapes.cover} src={eclipse} alt="" width={1352} height={585} />
        <div className={pictureText}>
          <Heading level={1} size="3xl" family="title">
            {texts.pictureTitle}
          </Heading>
          <Text measure="sm" balance spaceBefore={3}>
            {texts.pictureText}
          </Text>
        </div>
      </div>
      <div className={form}>
        <Inline>
          <Logo />
        </Inline>
        <div>
          <HostSignUpFlow {...props} />
        </div>
      </div>
    </div>
  );
}

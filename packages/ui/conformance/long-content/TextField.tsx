import { TextField } from '../../src/components/TextField/TextField.tsx';

const ERROR = 'Please use a valid email address, one that we can really write to, without spaces';

export default function LongTextField() {
  return (
    <>
      <TextField
        label="The address at which we can write to you about your application and nothing else"
        defaultValue="a-very-long-local-part-that-never-seems-to-end@subdomain.example.org"
        error={ERROR}
      />
      <div style={{ width: 240 }}>
        <TextField
          label="The address at which we can write to you"
          prefix="@"
          error={ERROR}
          help="We write only about your application."
        />
      </div>
    </>
  );
}

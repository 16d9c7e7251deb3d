import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { accessKeyText } from '../../../domain/text/accessKeyText.ts';
import type { AccessKeyDetailsView } from './accessKeyDetailsView.ts';

/** The key and its token, or why they cannot be had. */
export function KeySecret({ secret }: Pick<AccessKeyDetailsView, 'secret'>) {
  switch (secret.status) {
    case 'shown':
      return (
        <Grid columns={2} minColumnWidth={240} gap="xlarge">
          <CodeBlock label={accessKeyText.key} value={secret.value} hasHeading isOneLine autoFocus />
          <CodeBlock label={accessKeyText.token} value={secret.accessString} hasHeading isOneLine />
        </Grid>
      );
    case 'hidden':
      return (
        <Notice
          tone="info"
          fact={accessKeyText.hidden}
          advice="This one and its token were shown once, when the key was created. Without them, create another key."
        />
      );
    case 'lost':
      return (
        <Notice
          tone="warning"
          fact="The key was created, but its secret never arrived"
          advice="The answer got lost, and this server hides access keys. Delete this key and create another."
        />
      );
  }
}

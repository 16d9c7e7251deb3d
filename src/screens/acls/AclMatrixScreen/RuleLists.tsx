import { useMemo } from 'react';
import { DataCards } from '../../../components/DataTable/DataCards.tsx';
import { Inline, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Heading, Hint, Tertiary, Text } from '../../../components/Text/Text.tsx';
import { isChanged, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { allowedInRow } from '../../../domain/acl/aclPairs.ts';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { NameLink } from '../../list/NameLink.tsx';
import * as list from '../NodeRulesScreen/NodeRules.css.ts';
import { placesOf } from './aclAxis.ts';
import type { AclSquare } from './useAclSquare.ts';
import { grouped } from '../../../domain/format/count.ts';

const maxListed = 100;

type NodeRuleRow = ReturnType<typeof nodeRuleParts>[number]['rows'][number];

/** The first nodes of each group, or of all nodes as one part. */
export function nodeRuleParts(edit: AclEdit, square: Pick<AclSquare, 'nodes' | 'rows' | 'exceptions'>) {
  const { nodes, rows, exceptions } = square;
  const rowsOf = (places: readonly number[]) =>
    places.flatMap((place) => {
      const node = nodes[place];
      if (!node) return [];
      const { id, name, href, isServer } = node;
      return {
        id,
        name,
        href,
        isServer,
        allowed: allowedInRow(edit.pairs, place),
        of: nodes.length - 1,
        isChanged: nodes.some((_, other) => isChanged(edit, place, other)),
        isException: exceptions?.has(place) ?? false,
      };
    });
  const groups = rows.headings.flatMap((heading, at) =>
    heading.kind === 'group' ? [{ group: heading, places: rows.entries[at]?.places ?? [] }] : [],
  );
  const all = { group: undefined, places: placesOf(rows, 0, rows.entries.length) };
  const parts = groups.length > 0 ? groups : [all];
  let left = maxListed;
  return parts.map(({ group, places }) => {
    const listed = places.slice(0, left);
    left -= listed.length;
    return { group, count: places.length, rows: rowsOf(listed) };
  });
}

const nodeRuleKey = (row: NodeRuleRow) => row.id;
const renderCard = (row: NodeRuleRow) => <NodeCard row={row} />;

/** The nodes of the network with their rules, for phones, which have no room for the matrix. */
export function NodeRuleList({ edit, square }: { edit: AclEdit; square: AclSquare }) {
  const { nodes, rows, exceptions } = square;
  const parts = useMemo(
    () => nodeRuleParts(edit, { nodes, rows, exceptions }),
    [edit, nodes, rows, exceptions],
  );
  return (
    <>
      {parts.map(
        ({ group, count, rows: listed }) =>
          listed.length > 0 && (
            <section key={group?.id ?? ''} aria-label={group?.label}>
              {group && (
                <div className={list.part}>
                  <Heading level={2} variant="subheading">
                    {group.label}
                  </Heading>
                  <Tertiary>{group.text ?? grouped(count)}</Tertiary>
                </div>
              )}
              <DataCards
                label={group ? `Rules by node, ${group.label}` : 'Rules by node'}
                rows={listed}
                rowKey={nodeRuleKey}
                renderCard={renderCard}
              />
            </section>
          ),
      )}
      <MoreNote count={parts.reduce((sum, { count }) => sum + count, 0)} />
    </>
  );
}

function NodeCard({ row }: { row: NodeRuleRow }) {
  return (
    <Stack gap="small">
      <Inline justify="between">
        <NameLink name={row.name} href={row.href} />
        <Inline gap="small">
          {row.isException && <Tag>Exception</Tag>}
          {row.isChanged && <Tag>Changed</Tag>}
        </Inline>
      </Inline>
      <Rules row={row} />
    </Stack>
  );
}

function Rules({ row: { allowed, of, isServer } }: { row: NodeRuleRow }) {
  return (
    <>
      <Text tone="secondary">
        {allowed} of {of} allowed
      </Text>
      {isServer && <Hint>{aclTexts.serverNode}</Hint>}
    </>
  );
}

export const filterLabel = 'Filter nodes';

function MoreNote({ count }: { count: number }) {
  if (count <= maxListed) return null;
  return (
    <Page>
      <Hint>
        Showing the first {maxListed} of {grouped(count)} nodes. Filter to find others.
      </Hint>
    </Page>
  );
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';
import longest from './vitest.order.json' with { type: 'json' };

const place = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at === -1 ? longest.length : at;
};
/** Groups run one after the other. A worker that has read a project's modules continues with that project. */
const group = ({ project }: TestSpecification): readonly [number, number] => [
  project.config.sequence.groupOrder,
  project.name === 'server' ? 0 : 1,
];

/**
 * The server's files, which are most of a run, come first, and in each project the longest, so that no long file starts
 * last.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is vitest's own order, not an array's
    const before = await super.sort(files);
    return before.toSorted((a, b) => {
      const [inA, inB] = [group(a), group(b)];
      const apart = inA[0] - inB[0] || inA[1] - inB[1];
      return apart || (a.project.name === b.project.name ? place(a) - place(b) : 0);
    });
  }
}

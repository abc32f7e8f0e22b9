import { expect, test } from 'vitest';
import { gelenOrnekleri } from './gelenFaturalar.ts';

test.each([
  ['TEMELFATURA', 'TED2026000000001', 'TED2026000000002'],
  ['TICARIFATURA', 'TED2026000000005', 'TED2026000000006'],
] as const)('fills the whole document of each supplier for %s, under numbers of its own', (senaryo, ...nolar) => {
  const gelenler = gelenOrnekleri(senaryo, '1112223339', '2026-11-20', 'de000001');
  expect(gelenler.map((g) => /<cbc:ID>(TED[^<]*)</.exec(g.xml)?.[1])).toEqual(nolar);
  for (const { ettn, xml } of gelenler) {
    expect(xml).toContain(`<cbc:ProfileID>${senaryo}</cbc:ProfileID>`);
    expect(xml).toContain(`<cbc:UUID>${ettn}</cbc:UUID><cbc:IssueDate>2026-11-20</cbc:IssueDate>`);
    expect(xml).toContain('<cbc:ID schemeID="VKN">1112223339</cbc:ID>');
    expect(xml).not.toMatch(/[{}\n]|undefined/);
  }
});

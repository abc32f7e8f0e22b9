import type { AnketSorusu } from '@masabasi/core/anket/rules';
import type { MemnuniyetCevabi, MemnuniyetSorusu } from '@masabasi/core/memnuniyet/contract';

/** Questions and choices as they come over the wire, as the rules of surveys read them. */
export const anketSorulari = ({
  sorular,
  cevaplar,
}: {
  readonly sorular: readonly MemnuniyetSorusu[];
  readonly cevaplar: readonly MemnuniyetCevabi[];
}): AnketSorusu[] =>
  sorular.map((s) => ({
    ...s,
    Cevaplar: cevaplar.filter((c) => c.SoruId === s.Id).map(({ Id, Ad, Puan }) => ({ Id, Ad, Puan })),
  }));

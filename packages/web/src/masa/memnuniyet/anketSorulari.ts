import type { AnketSorusu } from '@masabasi/core/masa/anket/rules';
import type { MemnuniyetCevabi, MemnuniyetSorusu } from '@masabasi/core/masa/memnuniyet/contract';

/** Converts questions and choices of the wire to the shape of the survey rules. */
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

import type { GorusmeSatiri } from '@masabasi/core/gorusme/satirlar';
import type { TopluSonuc } from '@masabasi/core/gorusmeler/contract';
import { BulkResult } from '../ui/BulkResult.tsx';

export interface GorusmeTopluSonucProps {
  readonly gorusmeler: readonly GorusmeSatiri[];
  readonly sonuclar: readonly TopluSonuc[];
  /** What became of those that went: ‘verildi’; and of the others: ‘verilmedi’. */
  readonly oldu: string;
  readonly olmadi: string;
  readonly onClose: () => void;
}

/** How an act on several contacts ended; those that stayed stay chosen. */
export function GorusmeTopluSonuc({ gorusmeler, sonuclar, oldu, olmadi, onClose }: GorusmeTopluSonucProps) {
  const adlar = new Map(gorusmeler.map((g) => [g.Id, `${g.No} ${g.Musteri}`]));
  const kalanlar = sonuclar.flatMap(({ Id, Neden }) =>
    Neden === null ? [] : [{ id: Id, name: adlar.get(Id) ?? String(Id), why: Neden }],
  );
  return (
    <BulkResult
      title="Toplu İşlem"
      done={`${sonuclar.length - kalanlar.length} görüşme ${oldu}.`}
      refused={kalanlar}
      left={`${kalanlar.length} görüşme ${olmadi}; seçili kaldı.`}
      label="Olduğu gibi kalan görüşmeler"
      nameHeader="Görüşme"
      onClose={onClose}
    />
  );
}

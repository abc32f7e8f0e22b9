import type { ZiyaretSatiri } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<NonNullable<ZiyaretSatiri['SonucAnahtar']>, ChipTone>> = {
  ilgili: 'ok',
  demo: 'ok',
  teklif: 'ok',
  ertelendi: 'warn',
  olumsuz: 'danger',
};

/** State of a visit, or its result when it has one. */
export const ZiyaretDurumEtiketi = ({
  z,
}: {
  readonly z: Pick<ZiyaretSatiri, 'Durum' | 'DurumAnahtar' | 'Sonuc' | 'SonucAnahtar'>;
}) =>
  z.SonucAnahtar === null ? (
    <Chip tone={z.DurumAnahtar === 'olmadi' ? 'neutral' : 'info'}>{z.Durum}</Chip>
  ) : (
    <Chip tone={TONLAR[z.SonucAnahtar]}>{z.Sonuc}</Chip>
  );

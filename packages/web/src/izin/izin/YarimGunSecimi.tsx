import type { Gun } from '@masabasi/core/platform/time/tarih';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import {
  type Yarim,
  type YarimDuzeni,
  yarimEngeli,
  type YarimGirdisi,
  YARIMLAR,
  yarimSaatleri,
} from '@masabasi/core/izin/izin/yarimGun';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import type { IzinFormu } from './IzinAlanlari.tsx';

export interface YarimGunSecimiProps {
  readonly yarim: Yarim | null;
  readonly gun: Gun | null;
  readonly duzen: YarimDuzeni;
  readonly kurallar: YarimGirdisi;
  readonly onDegis: (degisen: Partial<IzinFormu>) => void;
}

/** Half of the first day instead of full days. An impossible half is not offered, and its reason is shown below. */
export function YarimGunSecimi({ yarim, gun, duzen, kurallar, onDegis }: YarimGunSecimiProps) {
  const secenekler = (['once', 'sonra'] as const).map((y) => {
    const saatler = yarimSaatleri(y, duzen);
    const yok = saatler === null ? 'Gece yarısını aşan ya da kısa vardiyada yarım gün yoktur; saatleri yazınız.' : null;
    return {
      y,
      saatler,
      engel: gun === null ? 'Önce izin başlangıcını seçiniz.' : (yarimEngeli(y, gun, kurallar) ?? yok),
    };
  });
  const sunulan = secenekler.filter((s) => s.engel === null || s.y === yarim);
  const sec = (y: Yarim | null) => {
    if (gun === null) return;
    const saatler = secenekler.find((s) => s.y === y)?.saatler;
    onDegis(
      saatler
        ? { Bitis: gun, ...saatler }
        : { Bitis: gunEkle(gun, 1), Izin_Baslama_Saati: null, Izin_Bitis_Saati: null },
    );
  };
  return (
    <ChoiceField
      label="Yarım Gün"
      value={yarim}
      disabled={sunulan.length === 0}
      description={secenekler.find((s) => s.engel !== null)?.engel ?? 'Başlangıç gününün yarısı; 0,5 gün sayılır.'}
      options={[
        { value: null, label: 'Hayır' },
        ...sunulan.map(({ y, saatler }) => ({
          value: y,
          label: `${YARIMLAR[y]}${saatler ? ` (${saatler.Izin_Baslama_Saati} – ${saatler.Izin_Bitis_Saati})` : ''}`,
        })),
      ]}
      onChange={sec}
    />
  );
}

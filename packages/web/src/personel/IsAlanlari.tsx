import { mola } from '@masabasi/core/mola/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useEndpoint } from '../api.ts';
import { simdi } from '../sunucuSaati.ts';
import { DateField } from '../ui/DateField.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { WeekDays } from '../ui/WeekDays.tsx';
import css from './PersonelDialog.module.css';
import type { AlanlarProps } from './KisiAlanlari.tsx';

const HAFTA_TATILLERI = [
  { value: '', label: 'İzindeki seçime göre' },
  { value: '1', label: 'Pazar' },
  { value: '2', label: 'Cumartesi ve pazar' },
  { value: '3', label: 'Yok' },
];
const EN_ERKEN = '1950-01-01';
const yilSonra = (gun: string) => `${Number(gun.slice(0, 4)) + 1}-12-31`;

/** Where somebody works, since when, and when. */
export function IsAlanlari({ form, hatalar, yaz, kapali }: AlanlarProps) {
  const departmanlar = useEndpoint(mola.personelgerekli, {}, { staleTime: 300_000 }).data?.departman ?? [];
  const enGec = yilSonra(istanbulGunu(simdi()));
  const kendiSaati = form.MesaiBaslangic !== null || form.MesaiBitis !== null;
  return (
    <>
      <fieldset className={css.bolum}>
        <legend className={css.ad}>İş</legend>
        <div className={css.ikili}>
          <NativeSelect
            label="Departman"
            required
            disabled={kapali('DepartmanId')}
            value={form.DepartmanId ?? ''}
            error={hatalar.DepartmanId}
            data={[
              ...(form.DepartmanId === null ? [{ value: '', label: 'Seçiniz...' }] : []),
              ...departmanlar.map((d) => ({ value: String(d.Id), label: d.Ad })),
            ]}
            onChange={(e) => yaz({ DepartmanId: Number(e.currentTarget.value) || null })}
          />
          <TextInput
            label="Grup"
            maxLength={60}
            autoComplete="off"
            value={form.Grup}
            error={hatalar.Grup}
            onChange={(e) => yaz({ Grup: e.currentTarget.value })}
          />
          <DateField
            label="İlk İşe Giriş"
            disabled={kapali('IseBaslama')}
            min={EN_ERKEN}
            max={enGec}
            value={form.IseBaslama}
            // Who has never left has one entry only.
            onChange={(gun) => yaz({ IseBaslama: gun, ...(form.IseGiris === form.IseBaslama && { IseGiris: gun }) })}
          />
          <DateField
            label="Son İşe Giriş"
            disabled={kapali('IseGiris')}
            min={EN_ERKEN}
            max={enGec}
            value={form.IseGiris}
            error={hatalar.IseGiris}
            onChange={(IseGiris) => yaz({ IseGiris })}
          />
        </div>
      </fieldset>
      <fieldset className={css.bolum} disabled={kapali('MesaiBaslangic')}>
        <legend className={css.ad}>Mesai</legend>
        <Checkbox
          label="Mesai saatleri departmanınkinden farklı"
          checked={kendiSaati}
          onChange={(e) =>
            yaz(
              e.currentTarget.checked
                ? { MesaiBaslangic: '08:30', MesaiBitis: '18:00' }
                : { MesaiBaslangic: null, MesaiBitis: null },
            )
          }
        />
        {kendiSaati && (
          <div className={css.alanlar}>
            <TimeField
              label="Mesai Başlangıcı"
              value={form.MesaiBaslangic}
              onChange={(MesaiBaslangic) => yaz({ MesaiBaslangic })}
            />
            <div>
              <TimeField label="Mesai Bitişi" value={form.MesaiBitis} onChange={(MesaiBitis) => yaz({ MesaiBitis })} />
              {hatalar.MesaiBitis && <p className={css.hata}>{hatalar.MesaiBitis}</p>}
            </div>
          </div>
        )}
        <Checkbox
          label="Çalışma günleri departmanınkinden farklı"
          checked={form.CalismaGunleri !== null}
          onChange={(e) => yaz({ CalismaGunleri: e.currentTarget.checked ? [1, 2, 3, 4, 5] : null })}
        />
        {form.CalismaGunleri !== null && (
          <WeekDays
            label="Çalışma Günleri"
            value={form.CalismaGunleri}
            error={hatalar.CalismaGunleri}
            onChange={(CalismaGunleri) => yaz({ CalismaGunleri })}
          />
        )}
      </fieldset>
      <fieldset className={css.bolum} disabled={kapali('TatilGunleri')}>
        <legend className={css.ad}>İzin Hesabı</legend>
        <div className={css.alanlar}>
          <NativeSelect
            label="Hafta Tatili"
            value={form.TatilGunleri === null ? '' : String(form.TatilGunleri)}
            data={HAFTA_TATILLERI}
            onChange={(e) => yaz({ TatilGunleri: e.currentTarget.value === '' ? null : Number(e.currentTarget.value) })}
          />
          <NumberField
            label="Önceki Hizmet (gün)"
            max={25_000}
            value={form.OncekiHizmetGun}
            onChange={(OncekiHizmetGun) => yaz({ OncekiHizmetGun })}
          />
          <NumberField
            label="Sayılmayan Süre (gün)"
            max={25_000}
            value={form.SayilmayanGun}
            onChange={(SayilmayanGun) => yaz({ SayilmayanGun })}
          />
        </div>
      </fieldset>
    </>
  );
}

import { PERSONEL_ALANLARI } from '@masabasi/core/kisi/personel/alanlar';
import { izinAcilisiEksik, METIN } from '@masabasi/core/kisi/personel/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { Text } from '@mantine/core';
import { mola } from '../../calls/mola.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { WeekDays } from '../../ui/WeekDays.tsx';
import { type AlanlarProps, personelAlani, type PersonelFormu } from './KisiAlanlari.tsx';

const HAFTA_TATILLERI = [
  { value: null, label: 'İzindeki seçime göre' },
  { value: 1, label: 'Pazar' },
  { value: 2, label: 'Cumartesi ve pazar' },
  { value: 3, label: 'Yok' },
];
const EN_ERKEN = '1950-01-01';
const yilSonra = (gun: string) => `${Number(gun.slice(0, 4)) + 1}-12-31`;

/** Department, start of employment, and working hours of a person. */
export function IsAlanlari({ form, kart, kapali }: AlanlarProps) {
  const departmanlar = useEndpoint(mola.personelgerekli, {}, { staleTime: 300_000 }).data?.departman ?? [];
  const alan = personelAlani(form, kapali);
  const bugun = istanbulGunu(simdi());
  const enGec = yilSonra(bugun);
  const { IseBaslama, IseGiris, MesaiBaslangic, MesaiBitis, CalismaGunleri } = form.values;
  const { IzinAcilisi } = form.values;
  const acilisEksik = izinAcilisiEksik(
    {
      ...form.values,
      OncekiHizmetGun: form.values.OncekiHizmetGun ?? 0,
      SayilmayanGun: form.values.SayilmayanGun ?? 0,
    },
    bugun,
  );
  /** A balance without a date is the one of today. Either kind of days replaces the other. */
  const acilis = (gun: number | null, gunler: Partial<Pick<PersonelFormu, 'DevredenIzin' | 'KullanilanIzin'>>): void =>
    form.set(gun === null ? { ...gunler, IzinAcilisi: null } : { ...gunler, IzinAcilisi: IzinAcilisi ?? bugun });
  const kendiSaati = MesaiBaslangic !== null || MesaiBitis !== null;
  return (
    <>
      <FormSection name="İş">
        <FormRow columns={2}>
          <SelectField
            {...alan('DepartmanId')}
            required
            placeholder="Seçiniz..."
            options={departmanlar}
            current={chosen(kart?.DepartmanId, kart?.Departman)}
          />
          <TextField {...alan('Grup')} />
          <DateField
            {...alan('IseBaslama')}
            min={EN_ERKEN}
            max={enGec}
            // A person who has never left has only one start date.
            onChange={(gun) => form.set({ IseBaslama: gun, ...(IseGiris === IseBaslama && { IseGiris: gun }) })}
          />
          <DateField {...alan('IseGiris')} min={EN_ERKEN} max={enGec} />
        </FormRow>
        {(acilisEksik || IzinAcilisi !== null) && (
          <FormRow columns={3}>
            <DecimalField
              {...alan('DevredenIzin')}
              signed
              description="O gün kalan gün"
              onChange={(DevredenIzin) => acilis(DevredenIzin, { DevredenIzin, KullanilanIzin: null })}
            />
            <DecimalField
              {...alan('KullanilanIzin')}
              description="ya da o güne dek kullanılan gün"
              onChange={(KullanilanIzin) => acilis(KullanilanIzin, { KullanilanIzin, DevredenIzin: null })}
            />
            <DateField {...alan('IzinAcilisi')} min={EN_ERKEN} max={bugun} />
          </FormRow>
        )}
        {acilisEksik && (
          <Text fz={13} c="var(--warn)" role="status">
            {METIN.acilisYok}
          </Text>
        )}
      </FormSection>
      <FormSection name="Mesai" disabled={kapali('MesaiBaslangic')}>
        <CheckField
          label="Mesai saatleri departmanınkinden farklı"
          value={kendiSaati}
          onChange={(farkli) =>
            form.set(
              farkli ? { MesaiBaslangic: '08:30', MesaiBitis: '18:00' } : { MesaiBaslangic: null, MesaiBitis: null },
            )
          }
        />
        {kendiSaati && (
          <FormRow columns={3}>
            <TimeField {...alan('MesaiBaslangic')} />
            <TimeField {...alan('MesaiBitis')} />
          </FormRow>
        )}
        <CheckField
          label="Çalışma günleri departmanınkinden farklı"
          value={CalismaGunleri !== null}
          onChange={(farkli) => form.set({ CalismaGunleri: farkli ? [1, 2, 3, 4, 5] : null })}
        />
        {CalismaGunleri !== null && <WeekDays {...alan('CalismaGunleri')} value={CalismaGunleri} />}
      </FormSection>
      <FormSection name="İzin Hesabı" disabled={kapali('TatilGunleri')}>
        <FormRow columns={3}>
          <ChoiceField
            {...form.field('TatilGunleri')}
            label={PERSONEL_ALANLARI.TatilGunleri.baslik}
            options={HAFTA_TATILLERI}
          />
          <NumberField {...alan('OncekiHizmetGun')} />
          <NumberField {...alan('SayilmayanGun')} />
        </FormRow>
      </FormSection>
    </>
  );
}

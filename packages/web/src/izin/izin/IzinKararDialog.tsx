import { gunSayisiYaz, TATIL_GUNLERI, takvimAyari, tatilAyariAdi } from '@masabasi/core/izin/izin/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { IzinTalepSatiri } from '@masabasi/core/izin/talep/contract';
import { Stack } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconUsers from '~icons/tabler/users';
import { useKullanici } from '../../platform/session/oturum.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Decision } from '../../ui/Decision.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { BakiyeDugmesi } from './BakiyeDugmesi.tsx';
import { izinAraligiYaz, izinSuresiYaz } from './IzinKutusu.tsx';
import { useIzinKarari } from './izinKarari.ts';

function Bilgiler({ istek }: { istek: IzinTalepSatiri }) {
  // A deputy may decide, but may not read other data of the person.
  const vekil = useKullanici().Vekaletler.some((v) => v.Departman === istek.Departman);
  const iptal = istek.IzinId !== null;
  return (
    <Stack gap={16}>
      <Facts labels="max-content" gap="6px 20px">
        <dt>İsteyen</dt>
        <dd>
          <b>{istek.Ad}</b>, {istek.Departman}
        </dd>
        <dt>{iptal ? 'İptali istenen' : 'İzin'}</dt>
        <dd>
          {istek.izinTur}, <span className="tnum">{izinAraligiYaz(istek)}</span>
        </dd>
        <dt>Süre</dt>
        <dd>{izinSuresiYaz(istek)}</dd>
        {istek.Hesap !== null && (
          <>
            <dt>Hesap</dt>
            <dd>
              {tatilAyariAdi(istek.Tatil_Gunleri)}: <span className="tnum">{istek.Hesap}</span>
            </dd>
          </>
        )}
        {istek.kalanSonra !== null && (
          <>
            <dt>Sonra kalan</dt>
            <dd>
              {vekil ? (
                `${gunSayisiYaz(istek.kalanSonra)} gün`
              ) : (
                <BakiyeDugmesi userId={istek.UserId} ad={istek.Ad}>
                  {gunSayisiYaz(istek.kalanSonra)} gün
                </BakiyeDugmesi>
              )}{' '}
              (bekleyen bütün istekler onaylanırsa)
            </dd>
          </>
        )}
        {istek.IlkOnaylayan !== null && (
          <>
            <dt>İlk onay</dt>
            <dd>{istek.IlkOnaylayan}</dd>
          </>
        )}
        <dt>İstek zamanı</dt>
        <dd className="tnum">{zamanYaz(istek.CreateDateTime)}</dd>
        {istek.Aciklama !== '' && (
          <>
            <dt>Açıklama</dt>
            <dd className="lines">{istek.Aciklama}</dd>
          </>
        )}
      </Facts>
      {istek.Sapma !== null && (
        <Notice tone="warn" icon={<IconAlertTriangle />}>
          İstek başka bir hafta tatiliyle sayılmıştı. {istek.Sapma}
        </Notice>
      )}
      {istek.kalanSonra !== null && istek.kalanSonra < 0 && (
        <Notice tone="warn" icon={<IconAlertTriangle />}>
          Yıllık izin bakiyesi eksiye düşecek.
        </Notice>
      )}
      {!iptal && istek.ayniGunler.length > 0 && (
        <Notice tone="info" icon={<IconUsers />}>
          Aynı günlerde izinde: {istek.ayniGunler.join(', ')}
        </Notice>
      )}
    </Stack>
  );
}

export interface IzinKarariProps {
  readonly istek: IzinTalepSatiri;
  /** Called after the decision. */
  readonly onBitti: () => void;
  /** Null: a part of the page instead of a dialog. */
  readonly onClose: (() => void) | null;
}

/** The head approves a request or refuses it with a reason, after seeing other absences and the remaining balance. */
export function IzinKarari({ istek, onBitti, onClose }: IzinKarariProps) {
  const { form, reddet, eksik } = useIzinKarari(istek, onBitti);
  const baslik =
    istek.IzinId !== null ? 'İptal İsteği' : istek.IlkOnaylayan === null ? 'İzin İsteği' : 'İzin İsteği: İkinci Onay';
  return (
    <Decision title={baslik} form={form} refuse={reddet} onClose={onClose} facts={<Bilgiler istek={istek} />}>
      {istek.Hesap !== null && (
        <ChoiceField
          {...form.field('Tatil_Gunleri')}
          label="Tatil Günleri"
          description={
            form.values.Tatil_Gunleri === istek.Tatil_Gunleri
              ? 'Kişinin kendi hafta tatili.'
              : 'Kişinin kendi hafta tatilinden farklı; onaylarsanız günler buna göre sayılır.'
          }
          options={TATIL_GUNLERI.map((t) => ({ value: takvimAyari(t.Id), label: t.Ad }))}
        />
      )}
      <TextAreaField
        {...form.field('Aciklama')}
        label="Karar açıklaması"
        description="Reddederken yazılması gerekir; isteyen kişi görür."
        rows={2}
        maxLength={500}
        error={eksik ?? undefined}
      />
    </Decision>
  );
}

export default function IzinKararDialog({ istek, onClose }: { istek: IzinTalepSatiri; onClose: () => void }) {
  return <IzinKarari istek={istek} onBitti={onClose} onClose={onClose} />;
}

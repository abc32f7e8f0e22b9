import {
  gunSayisiYaz,
  TATIL_GUNLERI,
  takvimAyari,
  type TatilAyari,
  tatilAyariAdi,
} from '@masabasi/core/izin/izin/rules';
import { METIN, sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import type { IzinTalepSatiri } from '@masabasi/core/izin/talep/contract';
import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { talep } from '../../calls/talep.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { BakiyeDugmesi } from './BakiyeDugmesi.tsx';
import { izinAraligiYaz, izinSuresiYaz } from './IzinKutusu.tsx';
import { Facts } from '../../ui/Facts.tsx';

/** The head approves a request or refuses it with a reason, after seeing other absences and the remaining balance. */
export default function IzinKararDialog({ istek, onClose }: { istek: IzinTalepSatiri; onClose: () => void }) {
  const ayricalikli = useYetkiVar(YETKI.ayricalikli);
  // A deputy may decide, but may not read other data of the person.
  const vekil = useKullanici().Vekaletler.some((v) => v.Departman === istek.Departman);
  const [redDenendi, setRedDenendi] = useState(false);
  const iptal = istek.IzinId !== null;
  const form = useForm(talep.izinTalepKarar, {
    draft: `izinKarar.${istek.Id}`,
    initial: (): { Aciklama: string; Tatil_Gunleri: TatilAyari } => ({
      Aciklama: '',
      Tatil_Gunleri: istek.Tatil_Gunleri,
    }),
    request: ({ Aciklama, Tatil_Gunleri }) => ({
      Id: istek.Id,
      Onay: true,
      Aciklama: Aciklama.trim(),
      bakiyeOnayi: false,
      Tatil_Gunleri: Tatil_Gunleri === istek.Tatil_Gunleri ? null : Tatil_Gunleri,
    }),
    onSuccess: ({ msg }, { Onay }) => {
      const ilkOnay = Onay && istek.ikiOnayli && istek.IlkOnaylayan === null;
      // The answer already says the outcome. Only a first approval needs its own heading.
      if (ilkOnay) bildir({ baslik: 'İlk onay verildi', metin: msg, tur: 'success' });
      else bildir({ baslik: msg.replace(/\.$/, ''), tur: 'success', sure: 3000 });
      onClose();
    },
    onRefusal: (ret) => {
      if (ret.bakiye === undefined || !ayricalikli) return false;
      void bakiyeSor(ret.msg, ret.bakiye);
      return true;
    },
  });
  const eksik = sebepHatasi(form.values.Aciklama);
  async function bakiyeSor(msg: string, bakiye: number) {
    const evet = await onayla({
      baslik: 'İzin bakiyesi yetmiyor',
      metin: `${msg}\nBu izinden sonra kalan: ${gunSayisiYaz(bakiye)} gün. Yine de onaylansın mı?`,
      onay: 'Yine de Onayla',
    });
    if (evet) form.submitWith({ bakiyeOnayi: true });
  }
  const reddet = () => {
    setRedDenendi(true);
    if (eksik) bildir({ baslik: METIN.yetersiz, metin: eksik, tur: 'warning' });
    else form.submitWith({ Onay: false });
  };
  return (
    <FormDialog
      title={iptal ? 'İptal İsteği' : istek.IlkOnaylayan === null ? 'İzin İsteği' : 'İzin İsteği: İkinci Onay'}
      width={560}
      form={form}
      onClose={onClose}
      cancel={null}
      submit="Onayla"
      actions={
        <Button variant="default" color="danger" loading={form.isPending} onClick={reddet}>
          Reddet
        </Button>
      }
    >
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
        error={(redDenendi && eksik) || undefined}
      />
    </FormDialog>
  );
}

import { musteri as oda, type MusteriKarti, type MusteriSatiri } from '@masabasi/core/musteri/contract';
import { musteriHatalari, musteriSade } from '@masabasi/core/musteri/rules';
import { tanim } from '@masabasi/core/tanim/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import { Button } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { useAction, useEndpoint } from '../api.ts';
import { simdi } from '../sunucuSaati.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { bildir } from '../ui/Toast.tsx';
import { MusteriAlanlari, type MusteriFormu } from './MusteriAlanlari.tsx';
import css from './MusteriDialog.module.css';

export interface MusteriDialogProps {
  readonly kart: MusteriKarti | null;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

const ilkForm = (k: MusteriKarti | null): MusteriFormu => ({
  Tip: k?.Tip ?? 1,
  Ad: k?.Ad ?? '',
  Soyad: k?.Soyad ?? '',
  Unvan: k?.Unvan ?? '',
  TCKimlikNo: k?.TCKimlikNo ?? '',
  VKN: k?.VKN ?? '',
  VergiDairesi: k?.VergiDairesi ?? '',
  KurumId: k?.KurumId ?? null,
  BransId: k?.BransId ?? null,
  CinsiyetId: k?.CinsiyetId ?? null,
  KanGrubuId: k?.KanGrubuId ?? null,
  DogumTarihi: k?.DogumTarihi ?? null,
  UlkeId: k?.UlkeId ?? null,
  IlId: k?.IlId ?? null,
  IlceId: k?.IlceId ?? null,
  Adres: k?.Adres ?? '',
  Telefon: k?.Telefon ?? '',
  GSM: k?.GSM ?? '',
  Eposta: k?.Eposta ?? '',
  BayiId: k?.BayiId ?? null,
  SorumluId: k?.SorumluId ?? null,
  BankaId: k?.BankaId ?? null,
  Iban: k?.Iban ?? '',
  Durum: k?.Durum ?? 'Aday',
  AyrilmaNedenId: k?.AyrilmaNedenId ?? null,
  AyrilmaTarihi: k?.AyrilmaTarihi ?? null,
  DigerProgramId: k?.DigerProgramId ?? null,
  Notlar: k?.Notlar ?? '',
  ProjeIdler: k?.ProjeIdler ?? [],
});

/** New or edited customer. Somebody very like is shown before the card is written. */
export default function MusteriDialog({ kart, onClose, onSaved }: MusteriDialogProps) {
  const listeler = useEndpoint(tanim.musterigerekli, {});
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const [m, setM] = useState(() => ilkForm(kart));
  const [denendi, setDenendi] = useState(false);
  const [hata, setHata] = useState<{ msg: string; benzerler: readonly MusteriSatiri[] } | null>(null);
  const kaydet = useAction(oda.musteriKaydet, {
    invalidates: [oda.musterilist, oda.musteriDetay, oda.musteriZaman],
    onSuccess: ({ Id }) => {
      bildir({ baslik: 'Müşteri kaydedildi', tur: 'success', sure: 2000 });
      onClose();
      onSaved?.(Id);
    },
    onRefusal: (ret) => setHata({ msg: ret.msg, benzerler: 'benzerler' in ret ? ret.benzerler : [] }),
    onError: (h) => setHata({ msg: h.forForm(), benzerler: [] }),
  });
  const { TCKimlikNo, VKN, Telefon, GSM, Eposta, Iban } = m;
  const bosNull = (s: string) => (s.trim() === '' ? null : s);
  const girilen = {
    ...m,
    TCKimlikNo: bosNull(TCKimlikNo),
    VKN: bosNull(VKN),
    Telefon: bosNull(Telefon),
    GSM: bosNull(GSM),
    Eposta: bosNull(Eposta),
    Iban: bosNull(Iban),
  };
  const hatalar = musteriHatalari(musteriSade(girilen), istanbulGunu(simdi()));
  const gonder = (benzerleriGordum: boolean) => {
    setDenendi(true);
    setHata(null);
    if (Object.keys(hatalar).length > 0) return;
    const { Id = 0, Surum = 0 } = kart ?? {};
    kaydet.mutate({ musteri: { ...girilen, ProjeIdler: [...m.ProjeIdler], Id, Surum }, benzerleriGordum });
  };
  const sorun = listeler.error ?? gerekli.error;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={kart ? 'Müşteriyi Düzenle' : 'Yeni Müşteri'}
      width={640}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          {hata && hata.benzerler.length > 0 && (
            <Button variant="default" loading={kaydet.isPending} onClick={() => gonder(true)}>
              Yine de Kaydet
            </Button>
          )}
          <Button
            type="submit"
            form="musteri-formu"
            loading={kaydet.isPending}
            disabled={!listeler.data || !gerekli.data}
          >
            Kaydet
          </Button>
        </>
      }
    >
      <Form id="musteri-formu" onSubmit={() => gonder(false)}>
        {listeler.data && gerekli.data ? (
          <MusteriAlanlari
            m={m}
            kart={kart}
            yaz={(degisen) => setM((eski) => ({ ...eski, ...degisen }))}
            hatalar={denendi ? hatalar : {}}
            listeler={listeler.data}
            gerekli={gerekli.data}
          />
        ) : sorun ? (
          <ErrorState error={sorun} onRetry={() => (void listeler.refetch(), void gerekli.refetch())} />
        ) : (
          <SkeletonRows rows={10} />
        )}
        {hata && hata.benzerler.length > 0 && (
          <Notice tone="warn" icon={<IconUsersGroup />}>
            {hata.msg}
            <ul className={css.benzerler}>
              {hata.benzerler.map((b) => (
                <li key={b.Id}>
                  <a href={`/tanimlar/musteri/detay?id=${b.Id}`} target="_blank" rel="noreferrer">
                    {b.Ad}
                  </a>{' '}
                  {[b.MusteriNo, b.Il, b.GSM ?? b.Telefon].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <FormError message={hata && hata.benzerler.length === 0 ? hata.msg : null} />
      </Form>
    </Dialog>
  );
}

import { musteri as oda, type MusteriKarti, type MusteriSatiri } from '@masabasi/core/musteri/contract';
import { BOS_MUSTERI, musteriHatalari, musteriSade } from '@masabasi/core/musteri/rules';
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

const BOS = { ...BOS_MUSTERI, Id: 0, Surum: 0 };
const ALANLAR = Object.keys(BOS) as (keyof MusteriFormu)[];
/** What the card answers masked is not filled in: it stays as it is. */
const ACILMAYAN = { TCKimlikNo: undefined, DogumTarihi: undefined, Iban: undefined };
const ilkForm = (k: MusteriKarti): MusteriFormu =>
  ({ ...Object.fromEntries(ALANLAR.map((alan) => [alan, k[alan]])), ...ACILMAYAN }) as MusteriFormu;

/** New or edited customer. Somebody very like is shown before the card is written. */
export default function MusteriDialog({ kart, onClose, onSaved }: MusteriDialogProps) {
  const listeler = useEndpoint(tanim.musterigerekli, {});
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const [m, setM] = useState<MusteriFormu>(() => (kart === null ? BOS : ilkForm(kart)));
  const [denendi, setDenendi] = useState(false);
  const [hata, setHata] = useState<{ msg: string; benzerler: readonly MusteriSatiri[] } | null>(null);
  const kaydet = useAction(oda.musteriKaydet, {
    onSuccess: ({ Id }) => {
      bildir({ baslik: 'Müşteri kaydedildi', tur: 'success', sure: 2000 });
      onClose();
      onSaved?.(Id);
    },
    onRefusal: (ret) => setHata({ msg: ret.msg, benzerler: 'benzerler' in ret ? ret.benzerler : [] }),
    onError: (h) => setHata({ msg: h.forForm(), benzerler: [] }),
  });
  const { TCKimlikNo = null, DogumTarihi = null, Iban = null, ...acik } = m;
  const hatalar = musteriHatalari(musteriSade({ ...acik, TCKimlikNo, DogumTarihi, Iban }), istanbulGunu(simdi()));
  const gonder = (benzerleriGordum: boolean) => {
    setDenendi(true);
    setHata(null);
    if (Object.keys(hatalar).length > 0) return;
    kaydet.mutate({ musteri: m, benzerleriGordum });
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

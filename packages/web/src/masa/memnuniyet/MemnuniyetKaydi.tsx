import type { MemnuniyetKarti } from '@masabasi/core/masa/memnuniyet/contract';
import {
  KENDI_ANKETI,
  MEMNUNIYET_HAREKETLERI,
  type MemnuniyetKanali,
  sorabilir,
  soruluyor,
} from '@masabasi/core/masa/memnuniyet/rules';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Text } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconLink from '~icons/tabler/link';
import { useState } from 'react';
import { memnuniyet as oda } from '../../calls/memnuniyet.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Gecmis, hareketAdi, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { usePostaSozu } from '../../platform/posta/postaSozu.ts';
import { useBen, useKullanici } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type RecordAct, type RecordPeek, RecordView } from '../../ui/RecordView.tsx';
import { Section } from '../../ui/Section.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { memnuniyetBilgileri } from './MemnuniyetBilgileri.tsx';
import { Columns, fitting } from '../../ui/Columns.tsx';
import { MemnuniyetDurumEtiketi } from './MemnuniyetDurumEtiketi.tsx';
import { MemnuniyetYanitlari } from './MemnuniyetYanitlari.tsx';

const IzlemeDialog = onDemand(() => import('./IzlemeDialog.tsx'));

export interface MemnuniyetKaydiProps {
  readonly Id: number;
  /** Opens the survey by telephone. */
  readonly onAra: (Id: number) => void;
  /** Absent: the survey is the page. */
  readonly peek?: RecordPeek;
}

const GONDERILDI: Readonly<Record<Exclude<MemnuniyetKanali, 'eposta'>, string>> = {
  telefon: 'Arama sırasına alındı',
  baglanti: 'Bağlantı hazır',
};

/** The ways to ask an open survey, as acts. @param onAdres shows the address of a survey, which is given only once */
function useSoruIslemleri(onAra: (Id: number) => void, onAdres: (adres: string) => void) {
  const postaSozu = usePostaSozu();
  const gonder = useAction(oda.memnuniyetGonder, {
    onSuccess: ({ Adres }, { kanal }) => {
      if (Adres !== null) onAdres(new URL(Adres, window.location.origin).href);
      bildir(kanal === 'eposta' ? postaSozu('Anket') : { baslik: GONDERILDI[kanal], tur: 'success' });
    },
  });
  return (n: MemnuniyetKarti): readonly RecordAct[] => {
    const yolla = (label: string, kanal: MemnuniyetKanali): RecordAct => ({
      label,
      busy: gonder.isPending,
      onClick: () => gonder.mutate({ Id: n.Id, Surum: n.Surum, kanal }),
    });
    return [
      { label: 'Telefonla Yap', onClick: () => onAra(n.Id) },
      yolla('Bağlantı Ver', 'baglanti'),
      yolla('E-posta Gönder', 'eposta'),
      ...(n.Kanal === 'telefon' ? [] : [yolla('Aramaya Al', 'telefon')]),
    ];
  };
}

/** A sent survey: its subject, its answers, its follow-up. Over its list or on its own page. */
export default function MemnuniyetKaydi({ Id, onAra, peek }: MemnuniyetKaydiProps) {
  const ben = useKullanici();
  const { acar } = useBen();
  const detay = useEndpoint(oda.getMemnuniyetDetay, { Id }, { refetchOnMount: 'always' });
  const [adres, setAdres] = useState<string | null>(null);
  const [izler, setIzler] = useState(false);
  const sorulari = useSoruIslemleri(onAra, setAdres);
  const sorulur = (n: MemnuniyetKarti) => soruluyor(n.DurumAnahtar) && sorabilir(n, ben);
  const ilgilen: RecordAct = { label: 'İlgilenildi', onClick: () => setIzler(true) };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Memnuniyet Anketi"
      title={({ memnuniyet: n }) => `${n.No}: ${n.Musteri}`}
      address={acar(SAYFA.memnuniyet[0]) ? kayitYolu(SAYFA.memnuniyet[0], Id) : null}
      peek={peek}
      renderState={({ memnuniyet: n }) => (
        <>
          <MemnuniyetDurumEtiketi n={n} />
          <Text span c="dimmed">
            {n.Tur}
          </Text>
        </>
      )}
      figures={({ memnuniyet: n }) => [
        ...(n.Puan === null ? [] : [{ label: 'Puan', value: `${sayiYaz(n.Puan)} / 100` }]),
        { label: 'Personel', value: n.Personel },
        n.Bitis_Zamani === null
          ? { label: 'Son Geçerlilik', value: zamanYaz(n.Son_Gecerlilik) }
          : { label: 'Yanıtlandı', value: zamanYaz(n.Bitis_Zamani) },
      ]}
      next={({ memnuniyet: n, izleme }) => (izleme?.Kapatilir ? ilgilen : sorulur(n) ? sorulari(n)[0]! : null)}
      acts={({ memnuniyet: n, izleme }) => [
        ...(izleme?.Kapatilir ? [ilgilen] : []),
        ...(sorulur(n) ? sorulari(n) : []),
      ]}
      facts={({ memnuniyet: n }) => memnuniyetBilgileri(n)}
      renderHistory={({ hareketlist }) => (
        <Gecmis
          label="Anketin geçmişi"
          rows={hareketlist.map((h) => ({
            ...hareketSatiri(h),
            baslik: h.Baslik || hareketAdi(MEMNUNIYET_HAREKETLERI, h.Tur),
            ek: h.Musteriye && <Chip tone="info">Müşteriye söylendi</Chip>,
          }))}
          empty="Henüz bir şey olmadı."
        />
      )}
      renderWindows={({ memnuniyet, izleme }) =>
        izler && izleme && <IzlemeDialog n={memnuniyet} izleme={izleme} onClose={() => setIzler(false)} />
      }
    >
      {(data) => (
        <>
          {soruluyor(data.memnuniyet.DurumAnahtar) && !sorabilir(data.memnuniyet, ben) && (
            <Notice tone="info" icon={<IconInfoCircle />}>
              {KENDI_ANKETI}
            </Notice>
          )}
          {adres !== null && (
            <Notice tone="info" icon={<IconLink />}>
              Bağlantı yalnız şimdi gösterilir; müşteriye iletiniz:{' '}
              <Text span fw={600} className="anywhere" style={{ userSelect: 'all' }}>
                {adres}
              </Text>
            </Notice>
          )}
          <Columns of={fitting(280)} gap={20}>
            <Section title="Yanıtlar">
              <MemnuniyetYanitlari detay={data} />
            </Section>
            <Section title="Sorulan iş">
              {data.konusu === null ? (
                <Text c="dimmed">Elle sorulmuş; bir görüşmeye ya da eğitime bağlı değil.</Text>
              ) : (
                <>
                  <Text>
                    <a href={data.konusu.Yol}>{data.konusu.Baslik}</a>
                  </Text>
                  {data.konusu.Aciklama !== '' && (
                    <Text py={12} px={16} mt={8} bdrs={8} bg="var(--surface-2)" className="lines">
                      {data.konusu.Aciklama}
                    </Text>
                  )}
                  {data.konusu.Cozum !== '' && (
                    <Text
                      py={12}
                      px={16}
                      mt={8}
                      bdrs={8}
                      bg="var(--surface-2)"
                      className="lines"
                    >{`Çözüm: ${data.konusu.Cozum}`}</Text>
                  )}
                </>
              )}
            </Section>
          </Columns>
          {data.izleme !== null && (
            <Section title="Düşük puan">
              <Text>
                {data.izleme.KapanmaZamani === null
                  ? `İlgilenecek: ${data.izleme.Sorumlu ?? 'sorumlusu yok'}`
                  : `İlgilenen: ${data.izleme.Kapatan ?? ''}`}
              </Text>
              {data.izleme.Yapilan !== '' && (
                <Text py={12} px={16} mt={8} bdrs={8} bg="var(--surface-2)" className="lines">
                  {data.izleme.Yapilan}
                </Text>
              )}
              {data.izleme.Musteriye !== '' && (
                <Text
                  py={12}
                  px={16}
                  mt={8}
                  bdrs={8}
                  bg="var(--surface-2)"
                  className="lines"
                >{`Müşteriye: ${data.izleme.Musteriye}`}</Text>
              )}
            </Section>
          )}
        </>
      )}
    </RecordView>
  );
}

import { soruEkle, sorularSade, soruTasi } from '@masabasi/core/masa/anket/duzen';
import { anketFarki } from '@masabasi/core/masa/anket/fark';
import { anketHatalari, type AnketSorusu } from '@masabasi/core/masa/anket/rules';
import type { Basari, Girdi } from '@masabasi/core/platform/call/endpoint';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { Button, Group, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconEye from '~icons/tabler/eye';
import IconListNumbers from '~icons/tabler/list-numbers';
import IconPlus from '~icons/tabler/plus';
import IconSitemap from '~icons/tabler/sitemap';
import { useRef, useState } from 'react';
import { anket as oda } from '../../calls/anket.ts';
import { invalidate, useAction } from '../../platform/call/api.ts';
import type { ApiError } from '../../platform/call/cagri.ts';
import { useForm } from '../../platform/form/form.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RestoredNotice } from '../../ui/RestoredNotice.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { useLatest } from '../../ui/useLatest.ts';
import { AnketHaritasi } from './AnketHaritasi.tsx';
import { AnketOnizleme } from './AnketOnizleme.tsx';
import { SoruKarti } from './SoruKarti.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

export interface AnketYazimiProps {
  readonly detay: Basari<typeof oda.anketDetay>;
  /** The version of the survey under change. */
  readonly surum: number;
  readonly onWritten: (surum: number) => void;
  /** Starts again with the server's version. */
  readonly onRenew: (surum: number) => void;
}

type Gonderilen = Girdi<typeof oda.anketYayinla>['Sorular'];
const gonderilen = (sorular: readonly AnketSorusu[]): Gonderilen =>
  sorular.map((s) => ({ ...s, Cevaplar: [...s.Cevaplar] }));
/** Another person saved first. The new version is read, so that it can be opened. */
const eskiyse = (hata: ApiError) => {
  if (hata.status === 409) void invalidate('anket');
};
/** A question that is still being written: its missing parts are not shown as errors yet. */
const yarim = (s: AnketSorusu): boolean =>
  gorunenUzunluk(s.Soru) === 0 || s.Cevaplar.some((c) => gorunenUzunluk(c.Ad) === 0);

/** The editor of a survey's questions, with the map of their branches and a preview. */
export function AnketYazimi({ detay, surum, onWritten, onRenew }: AnketYazimiProps) {
  const { anket: a, Yayindaki, YayinliIdler } = detay;
  const liste = useRef<HTMLDivElement>(null);
  const [acik, setAcik] = useState<number | null>(null);
  const [denendi, setDenendi] = useState(false);
  const [duyuru, setDuyuru] = useState('');
  const form = useForm(oda.anketTaslakYaz, {
    draft: `anket.${a.Id}.${surum}`,
    initial: () => ({ Sorular: detay.Sorular as readonly AnketSorusu[] }),
    request: ({ Sorular }) => ({ Id: a.Id, Surum: surum, Sorular: gonderilen(Sorular) }),
    onSuccess: ({ Surum, Taslak }) => {
      bildir({
        baslik: Taslak ? 'Taslak kaydedildi' : 'Kaydedildi: yayındakiyle aynı',
        tur: 'success',
      });
      onWritten(Surum);
    },
    onError: eskiyse,
  });
  const yayinla = useAction(oda.anketYayinla, {
    onSuccess: async ({ No, Surum }, _alanlar, okundu) => {
      bildir({ baslik: `${No}. versiyon yayınlandı`, tur: 'success', sure: 3000 });
      form.reset();
      await okundu;
      onRenew(Surum);
    },
    onRefusal: (ret) => form.setMessage(ret.msg),
    onError: (hata) => {
      form.setMessage(hata.forForm());
      eskiyse(hata);
    },
  });
  const { Sorular } = form.values;
  const simdiki = useLatest(Sorular);
  const yaz = (yeni: readonly AnketSorusu[]) => form.set({ Sorular: yeni });

  const hepsi = anketHatalari(Sorular);
  const gorunen = new Map(
    Sorular.flatMap((s) => {
      const hata = denendi || !yarim(s) ? hepsi.find((h) => h.SoruId === s.Id) : undefined;
      return hata === undefined ? [] : [[s.Id, hata.msg] as const];
    }),
  );
  const degisti = Yayindaki === null || anketFarki(Yayindaki, sorularSade(Sorular)).length > 0;

  const odakla = (secici: string) => setTimeout(() => liste.current?.querySelector<HTMLElement>(secici)?.focus());
  const ekle = () => {
    const yeni = soruEkle(Sorular);
    const Id = yeni.at(-1)!.Id;
    yaz(yeni);
    setAcik(Id);
    odakla(`[data-soru="${Id}"] textarea`);
  };
  const tasi = (Id: number, yer: number, yon?: 'yukari' | 'asagi') => {
    const yeni = soruTasi(Sorular, Id, yer);
    if (yeni === Sorular) return;
    yaz(yeni);
    setDuyuru(`Soru ${yer + 1}. sıraya taşındı.`);
    if (yon) odakla(`[data-soru="${Id}"] [data-yon="${yon}"]`);
  };
  const kaldir = (s: AnketSorusu) => {
    const yer = Sorular.indexOf(s);
    yaz(Sorular.filter((o) => o.Id !== s.Id));
    bildir({
      baslik: `${yer + 1}. soru kaldırıldı`,
      tur: 'success',
      eylem: { etiket: 'Geri Al', calistir: () => yaz(simdiki.current.toSpliced(yer, 0, s)) },
    });
    odakla('[data-ac]');
  };
  const yayinlaSor = async () => {
    setDenendi(true);
    form.setMessage(null);
    const [ilk] = hepsi;
    if (ilk !== undefined) {
      form.setMessage(
        ilk.SoruId === null ? ilk.msg : `Yayınlanmadı: ${hepsi.length} soruda düzeltilecek var. Yanlarında yazıyor.`,
      );
      if (ilk.SoruId !== null) odakla(`[data-soru="${ilk.SoruId}"] [data-ac]`);
      return;
    }
    const yeniNo = (a.YayinNo ?? 0) + 1;
    const evet = await onayla({
      baslik: 'Anketi Yayınla',
      metin: `${yeniNo}. versiyon bundan sonra sorulanlara gider ve bir daha değişmez. Önceden gönderilenler kendi versiyonuyla yanıtlanır.`,
      onay: 'Yayınla',
    });
    if (evet) yayinla.mutate({ Id: a.Id, Surum: surum, Sorular: gonderilen(Sorular) });
  };

  return (
    <Columns of="minmax(0, 1fr) 360px" below={1100} align="start">
      <Panel
        title="Sorular"
        icon={<IconListNumbers />}
        actions={
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={form.held || yayinla.isPending}
            onClick={ekle}
          >
            Soru Ekle
          </Button>
        }
      >
        <Form onSubmit={form.submit} refusals={form.refusals} held={form.held || yayinla.isPending}>
          <Stack gap={8} px={16} className="unless-empty">
            {form.restored && <RestoredNotice onDiscard={form.reset} />}
            {a.Surum > surum && !yayinla.isPending && (
              <Notice tone="warn" icon={<IconAlertTriangle />}>
                Bu anket siz açtıktan sonra değişti; yazdıklarınız üstüne kaydedilmez.{' '}
                <Button variant="subtle" onClick={() => (form.reset(), onRenew(a.Surum))}>
                  Güncel Hâlini Aç
                </Button>
              </Notice>
            )}
          </Stack>
          <p className="visually-hidden" aria-live="polite">
            {duyuru}
          </p>
          {Sorular.length === 0 ? (
            <EmptyState
              compact
              title="Henüz soru yok."
              text="‘Soru Ekle’ ile başlayınız; dallar ve önizleme yazdıkça yanda görünür."
            />
          ) : (
            <div ref={liste}>
              <PlainList ordered className="line-above" aria-label="Anketin soruları">
                {Sorular.map((s, i) => (
                  <SoruKarti
                    key={s.Id}
                    soru={s}
                    yer={i}
                    sorular={Sorular}
                    yayinli={YayinliIdler.includes(s.Id)}
                    hata={gorunen.get(s.Id)}
                    acik={acik === s.Id}
                    onOpen={(ac) => setAcik(ac ? s.Id : null)}
                    onChange={(yeni) => yaz(Sorular.with(i, yeni))}
                    onMove={tasi}
                    onRemove={() => kaldir(s)}
                  />
                ))}
              </PlainList>
            </div>
          )}
          <Stack gap={8} py={12} px={16}>
            <FormError message={form.message} />
            <Group gap={8} justify="flex-end">
              <Text span mr="auto" fz={13} c="dimmed">
                {form.dirty ? 'Kaydedilmeyen değişiklik var.' : degisti ? 'Yayınlanmayan değişiklik var.' : 'Yayında.'}
              </Text>
              <Button type="submit" variant="default" loading={form.isPending} disabled={!form.dirty}>
                Taslağı Kaydet
              </Button>
              <Button loading={yayinla.isPending} disabled={!degisti} onClick={() => void yayinlaSor()}>
                Yayınla
              </Button>
            </Group>
          </Stack>
        </Form>
      </Panel>
      <Stack gap={16} miw={0}>
        <Panel title="Dallar" icon={<IconSitemap />} padded>
          <AnketHaritasi sorular={Sorular} hatalilar={new Set(gorunen.keys())} />
        </Panel>
        <Panel title="Önizleme" icon={<IconEye />} padded>
          <AnketOnizleme sorular={Sorular} giris={a.Giris} tesekkur={a.Tesekkur} />
        </Panel>
      </Stack>
    </Columns>
  );
}

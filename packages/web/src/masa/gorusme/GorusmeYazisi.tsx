import type { GorusmeAlicisi, GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { gorusmeDurumHatalari } from '@masabasi/core/masa/gorusme/rules';
import { bosYerEngeli } from '@masabasi/core/masa/sablon/rules';
import { type AnilanKisi, metindekiler } from '@masabasi/core/masa/takip/rules';
import { Box, Button, Stack, Text } from '@mantine/core';
import IconPlugConnected from '~icons/tabler/plug-connected';
import { useRef, useState } from 'react';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { EkSecimi } from '../../platform/dosya/EkSecimi.tsx';
import { useYaziDosyalari, type YaziDosyasi } from '../../platform/dosya/YaziDosyalari.tsx';
import type { KeptDraft } from '../../platform/form/drafts.ts';
import { useForm } from '../../platform/form/form.ts';
import { useServerDraft } from '../../platform/form/serverDrafts.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RestoredNotice } from '../../ui/RestoredNotice.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { usePlainKeys } from '../../ui/usePlainKeys.ts';
import { GorusmeYaziAlani } from './GorusmeYaziAlani.tsx';
import css from './GorusmeYazisi.module.css';

export interface GorusmeYazisiProps {
  readonly g: GorusmeKarti;
  /** Possible receivers of an answer. The first is the most likely one. */
  readonly alicilar: readonly GorusmeAlicisi[];
  /** Called after the text has solved the ticket. Null: the person may not solve it. */
  readonly onCozuldu?: (() => void) | null;
}

interface YaziFormu {
  readonly Tur: 'not' | 'yanit';
  readonly Aciklama: string;
  /** Mail address of the answer. Empty: the answer was given by telephone. Null: the first receiver. */
  readonly alici: string | null;
  readonly ekler: readonly number[];
  /** People chosen from the @ list. Only those still named in the text are mentioned. */
  readonly anilan: readonly AnilanKisi[];
  /** Files pasted into the text, which are stored with the ticket. */
  readonly dosyalar: readonly YaziDosyasi[];
  /** The text solves the ticket, also during a connection (`yine`). Null: it does not. */
  readonly coz: 'coz' | 'yine' | null;
}

/**
 * An internal note or an answer to the customer. The choice, the colour, the label and the button all show which one,
 * so that no internal note is sent to a customer.
 */
export function GorusmeYazisi(props: GorusmeYazisiProps) {
  const draft = useServerDraft(`gorusme.yazi.${props.g.Id}`);
  return draft ? <Yazi {...props} draft={draft} /> : <SkeletonRows rows={2} />;
}

/** Keys that begin a text from anywhere on the page. */
const TUSLAR: Readonly<Record<string, YaziFormu['Tur']>> = { i: 'not', ı: 'not', y: 'yanit' };

const TELEFONDA = '';
const alicisi = ({ Adres, Ad, Gorev }: GorusmeAlicisi) => ({
  value: Adres,
  label: [Ad === Adres ? null : Ad, Gorev, Adres].filter(Boolean).join(' · '),
});

function metinHatasi({ Tur, Aciklama, coz }: YaziFormu): string | undefined {
  if (Aciklama.trim() === '') return 'Bir şeyler yazınız.';
  const bosYer = Tur === 'yanit' ? bosYerEngeli(Aciklama) : null;
  if (bosYer !== null) return bosYer;
  return coz === null
    ? undefined
    : gorusmeDurumHatalari({ Durum: 'cozuldu', Aciklama: '', Cozum: Aciklama }, false).Cozum;
}

function Yazi({ g, alicilar, onCozuldu = null, draft }: GorusmeYazisiProps & { readonly draft: KeptDraft }) {
  const ilk = alicilar[0]?.Adres ?? TELEFONDA;
  const [uyari, setUyari] = useState<string | null>(null);
  const [acildi, setAcildi] = useState(false);
  const form = useForm(oda.gorusmeHareketKaydet, {
    draft,
    initial: (): YaziFormu => ({
      Tur: 'not',
      Aciklama: '',
      alici: null,
      ekler: [],
      anilan: [],
      dosyalar: [],
      coz: null,
    }),
    errors: (f) => ({ Aciklama: metinHatasi(f) }),
    request: ({ Tur, Aciklama, alici, ekler, anilan, dosyalar, coz }) => {
      const Alici = (Tur === 'yanit' && (alici ?? ilk)) || null;
      setUyari(null);
      return {
        hareket: {
          GorusmeId: g.Id,
          Tur,
          Aciklama,
          Alici,
          Ekler: Alici === null ? [] : [...ekler],
          Anilanlar: Tur === 'not' ? metindekiler(Aciklama, anilan).map((k) => k.Id) : [],
          dosyalar: dosyalar.map((d) => d.Id),
          ...(coz !== null && { Coz: { Surum: g.Surum, baglantiSuruyor: coz === 'yine' } }),
        },
      };
    },
    next: ['Aciklama', 'ekler', 'dosyalar'],
    onSuccess: (_cevap, { hareket }) => {
      if (hareket.Coz) {
        setAcildi(false);
        onCozuldu?.();
      } else bildir({ baslik: hareket.Tur === 'not' ? 'Not yazıldı' : 'Yanıt yazıldı', tur: 'success' });
    },
    onRefusal: (ret) => {
      if (!('uyari' in ret)) return false;
      setUyari(ret.msg);
      return true;
    },
  });
  const kutu = useRef<HTMLDivElement>(null);
  usePlainKeys(kutu, (e) => {
    const tur = TUSLAR[e.key];
    if (tur === undefined) return false;
    setAcildi(true);
    form.set({ Tur: tur });
    // The other text field is there after the next drawing.
    requestAnimationFrame(() => kutu.current?.querySelector('textarea')?.focus());
    return true;
  });
  const { Tur, Aciklama, anilan, dosyalar, ekler } = form.values;
  const gonderilen = useYaziDosyalari(`gorusme.${g.Id}`, dosyalar, (yeni) => form.set({ dosyalar: yeni }));
  const kime = form.values.alici ?? ilk;
  const yanit = Tur === 'yanit';
  const gider = yanit && kime !== TELEFONDA;
  const bos = Aciklama === '' && dosyalar.length === 0 && ekler.length === 0;
  const kapali = !acildi && bos;
  const gonder = (coz: YaziFormu['coz']) => {
    form.set({ coz });
    form.submit();
  };
  const islemler = (
    <>
      <Button type="submit" title="Ctrl + Enter" loading={form.isPending} disabled={gonderilen.suruyor}>
        {gider ? 'Yanıtı Gönder' : yanit ? 'Yanıtı Kaydet' : 'Notu Kaydet'}
      </Button>
      {onCozuldu !== null && (
        <Button
          variant="default"
          title="Ctrl + Shift + Enter"
          disabled={gonderilen.suruyor || form.isPending}
          onClick={() => gonder(uyari === null ? 'coz' : 'yine')}
        >
          {uyari !== null ? 'Bağlantı Sürerken Çöz' : gider ? 'Gönder ve Çöz' : 'Kaydet ve Çöz'}
        </Button>
      )}
      <Text span fz={13} c="dimmed">
        {yanit ? 'Müşteri okur.' : 'Yalnız çalışanlar okur.'}
      </Text>
    </>
  );
  const icerik = (
    <Stack
      gap={8}
      p={8}
      bg={yanit ? 'var(--accent-soft)' : 'var(--warn-soft)'}
      style={{ borderLeft: `4px solid var(--${yanit ? 'accent-fill' : 'warn'})` }}
    >
      <GorusmeYaziAlani
        gorusmeId={g.Id}
        tur={Tur}
        kapali={kapali}
        alan={{
          ...form.field('Aciklama'),
          // The receiver stays fixed once the writing has begun, even if new mail changes the first receiver.
          onChange: (yeni) => form.set({ Aciklama: yeni, ...(yanit && { alici: kime }) }),
        }}
        onAn={(kisi) => form.set({ anilan: [...anilan.filter((k) => k.Id !== kisi.Id), kisi] })}
      >
        {(yaziAlani, sablonlar) => (
          <EkSecimi
            yer={{ Nesne: 'gorusme', NesneId: g.Id }}
            alan={form.field('ekler')}
            dosyalar={dosyalar}
            gonderilen={gonderilen}
            postayla={gider}
            kapali={kapali}
            islemler={islemler}
            araclar={sablonlar}
          >
            {yaziAlani}
            {yanit && !kapali && (
              <ChoiceField
                {...form.field('alici')}
                value={kime}
                label="Kime"
                options={[...alicilar.map(alicisi), { value: TELEFONDA, label: 'Telefonda söylendi (e-posta gitmez)' }]}
              />
            )}
          </EkSecimi>
        )}
      </GorusmeYaziAlani>
      <FormError message={form.message} />
      <div role="alert" className="unless-empty">
        {uyari !== null && (
          <Notice tone="warn" icon={<IconPlugConnected size={18} />}>
            {uyari}
          </Notice>
        )}
      </div>
    </Stack>
  );
  return (
    <div
      ref={kutu}
      className={css.yazi}
      // A pressed tab must not move away under the pointer, so only the text field opens the composer.
      onFocus={(e) => {
        if (e.target instanceof HTMLTextAreaElement) setAcildi(true);
      }}
      onKeyDownCapture={(e) => {
        if (onCozuldu === null || e.key !== 'Enter' || !e.shiftKey || !(e.ctrlKey || e.metaKey)) return;
        // The form would only send the text.
        e.preventDefault();
        if (!gonderilen.suruyor && !form.isPending) gonder(uyari === null ? 'coz' : 'yine');
      }}
    >
      <Form onSubmit={() => gonder(null)} refusals={form.refusals}>
        {form.restored && !bos && (
          // The notice has a space below for a page; here it stands on the composer.
          <Box mb={-28}>
            <RestoredNotice onDiscard={form.reset} />
          </Box>
        )}
        <Tabs
          label="Kimin için"
          value={Tur}
          onChange={(v) => {
            setAcildi(true);
            form.set({ Tur: v === 'yanit' ? 'yanit' : 'not' });
          }}
          tabs={[
            { value: 'not', label: 'İç Not', content: icerik },
            { value: 'yanit', label: 'Müşteriye Yanıt', content: icerik },
          ]}
        />
      </Form>
    </div>
  );
}

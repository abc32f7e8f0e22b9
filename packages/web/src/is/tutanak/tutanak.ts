import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { EN_COK_PARCA, imlecTasi, METIN_ALANI, metinFarki, type TutanakHali } from '@masabasi/core/is/tutanak/rules';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { useEffect, useRef, useState } from 'react';
import * as Y from 'yjs';
import { tutanak as oda } from '../../calls/tutanak.ts';
import { invalidate } from '../../platform/call/api.ts';
import { anahtarUret, ApiError, call } from '../../platform/call/cagri.ts';
import { jetonuAl } from '../../platform/call/jeton.ts';
import { useOlay } from '../../platform/call/olaylar.ts';

/**
 * Minutes that several people write at once: a shared document (yjs) behind a plain field. Typed text is sent a moment
 * later. Unsent text is stored, also in the browser, and sent again with the next connection. Sending twice changes
 * nothing twice.
 */

export type TutanakDurumu = 'okunuyor' | 'kayitli' | 'gonderiliyor' | 'kopuk' | 'kilitli';
type Oradakiler = Basari<typeof oda.tutanakEsle>['oradakiler'];

const YAZMA_ARASI_MS = 400;
const YENILEME_MS = 15_000;
const BEKLEMELER = [1000, 2000, 4000, 8000] as const;
/** Pause after which a person no longer counts as writing. */
const DURMA_MS = 4000;

const yazi = (veri: Uint8Array): string => btoa(Array.from(veri, (b) => String.fromCharCode(b)).join(''));
const bayt = (metin: string): Uint8Array => Uint8Array.from(atob(metin), (h) => h.charCodeAt(0));
const anahtari = (Id: number): string => `masabasi.tutanak.${jetonuAl()?.UserName ?? ''}.${Id}`;

/** Unsent changes of the minutes in this browser. */
function saklanan(Id: number): Uint8Array[] {
  const metin = localStorage.getItem(anahtari(Id));
  return metin === null || !/^[A-Za-z0-9+/]+={0,2}$/.test(metin) ? [] : [bayt(metin)];
}
function sakla(Id: number, bekleyen: readonly Uint8Array[]): void {
  try {
    if (bekleyen.length === 0) localStorage.removeItem(anahtari(Id));
    else localStorage.setItem(anahtari(Id), yazi(Y.mergeUpdates([...bekleyen])));
  } catch (hata) {
    // A full storage stores nothing; the typed text is still in the window.
    if (!(hata instanceof DOMException)) throw hata;
  }
}

/** The field and its document while they are on the screen. */
class Yazilan {
  readonly #id: number;
  readonly #belge = new Y.Doc();
  readonly #metin = this.#belge.getText(METIN_ALANI);
  readonly #pencere = anahtarUret().slice(0, 16).replaceAll('-', 'x');
  readonly #soyle: (d: TutanakDurumu, o: Oradakiler, hata: string | null) => void;
  #alan: HTMLTextAreaElement | null = null;
  #bekleyen: Uint8Array[];
  #son = 0;
  #gidiyor = false;
  #yine = false;
  #deneme = 0;
  #bitti = false;
  #yazilanlar = '';
  #bestede = false;
  #hal: TutanakHali = 'burada';
  #oradakiler: Oradakiler = [];
  #zaman: ReturnType<typeof setTimeout> | undefined;
  #durma: ReturnType<typeof setTimeout> | undefined;
  #okundu = false;
  #kilitli = false;
  #degisti = false;

  constructor(id: number, soyle: (d: TutanakDurumu, o: Oradakiler, hata: string | null) => void) {
    this.#id = id;
    this.#soyle = soyle;
    this.#bekleyen = saklanan(id);
    for (const parca of this.#bekleyen) Y.applyUpdate(this.#belge, parca, this);
    this.#belge.on('update', (parca: Uint8Array, kaynak: unknown) => {
      if (kaynak === this) return;
      this.#bekleyen.push(parca);
      sakla(this.#id, this.#bekleyen);
    });
  }

  bagla(alan: HTMLTextAreaElement | null): void {
    this.#alan = alan;
    this.#goster();
  }

  /** Called when the person types. */
  yazildi(): void {
    if (this.#alan === null || this.#bestede) return;
    const yeni = this.#alan.value;
    const fark = metinFarki(this.#yazilanlar, yeni, this.#alan.selectionEnd);
    if (fark === null) return;
    this.#belge.transact(() => {
      if (fark.silinen > 0) this.#metin.delete(fark.yer, fark.silinen);
      if (fark.eklenen !== '') this.#metin.insert(fark.yer, fark.eklenen);
    });
    this.#yazilanlar = this.#metin.toJSON();
    this.#hal = 'yaziyor';
    clearTimeout(this.#durma);
    this.#durma = setTimeout(() => {
      this.#hal = 'burada';
      this.esle();
    }, DURMA_MS);
    this.#bildir('gonderiliyor');
    this.esle(YAZMA_ARASI_MS);
  }

  /** Letters composed with several keys are taken when they are complete. */
  beste(suruyor: boolean): void {
    this.#bestede = suruyor;
    if (suruyor) return;
    this.yazildi();
    this.#goster();
  }

  /** Puts the document's text into the field. The caret stays at its letter. */
  #goster(): void {
    const alan = this.#alan;
    if (alan === null || this.#bestede) return;
    const yeni = this.#metin.toJSON();
    const fark = metinFarki(alan.value, yeni);
    if (fark !== null) {
      const [bas, son] = [imlecTasi(alan.selectionStart, fark), imlecTasi(alan.selectionEnd, fark)];
      const kaydirma = alan.scrollTop;
      alan.value = yeni;
      if (document.activeElement === alan) alan.setSelectionRange(bas, son);
      alan.scrollTop = kaydirma;
    }
    this.#yazilanlar = yeni;
  }

  #bildir(durum: TutanakDurumu, hata: string | null = null): void {
    if (!this.#bitti) this.#soyle(this.#kilitli ? 'kilitli' : durum, this.#oradakiler, hata);
  }

  /** Sends the pending changes and takes new ones, after a delay. */
  esle(sonra = 0): void {
    if (this.#bitti) return;
    clearTimeout(this.#zaman);
    this.#zaman = setTimeout(() => void this.#gonder(), sonra);
  }

  async #gonder(): Promise<void> {
    if (this.#gidiyor) {
      this.#yine = true;
      return;
    }
    this.#gidiyor = true;
    this.#yine = false;
    const giden = [...this.#bekleyen];
    try {
      // One call takes a limited number of changes; the rest goes with the next call.
      const ilk =
        giden.length > 1 && giden.reduce((n, p) => n + p.length, 0) > EN_COK_PARCA ? giden.slice(0, 1) : giden;
      const cevap = await call(oda.tutanakEsle, {
        ToplantiId: this.#id,
        Pencere: this.#pencere,
        Hal: this.#hal,
        Sonra: this.#son,
        Parca: ilk.length === 0 || this.#kilitli ? '' : yazi(Y.mergeUpdates(ilk)),
      });
      this.#deneme = 0;
      if (!cevap.durum) {
        this.#bildir('kopuk', cevap.msg);
        return;
      }
      if (!this.#kilitli && ilk.length > 0) {
        this.#bekleyen = this.#bekleyen.slice(ilk.length);
        sakla(this.#id, this.#bekleyen);
        this.#degisti = true;
      }
      this.#son = cevap.Son;
      this.#okundu = true;
      this.#kilitli = cevap.Kilitli;
      this.#oradakiler = cevap.oradakiler;
      if (cevap.Parca !== '') Y.applyUpdate(this.#belge, bayt(cevap.Parca), this);
      this.#goster();
      this.#bildir(this.#bekleyen.length === 0 ? 'kayitli' : 'gonderiliyor');
      if (this.#bekleyen.length > 0 && !this.#kilitli) this.#yine = true;
    } catch (hata) {
      if (!(hata instanceof ApiError)) throw hata;
      this.#bildir('kopuk', this.#okundu || hata.status === 0 ? null : hata.message);
      this.esle(BEKLEMELER[Math.min(this.#deneme++, BEKLEMELER.length - 1)]);
    } finally {
      this.#gidiyor = false;
      if (this.#yine) this.esle();
    }
  }

  /** Reports that this window has left, with its last changes. */
  async #ayril(son: Girdi<typeof oda.tutanakEsle>): Promise<void> {
    try {
      const cevap = await call(oda.tutanakEsle, son, { relogin: false, keepalive: (son.Parca ?? '').length < 50_000 });
      if (!cevap.durum) return;
      if (son.Parca !== '') sakla(this.#id, []);
      if (this.#degisti || son.Parca !== '') await invalidate('toplanti');
    } catch (hata) {
      if (!(hata instanceof ApiError)) throw hata;
    }
  }

  bitir(): void {
    this.#bitti = true;
    clearTimeout(this.#zaman);
    clearTimeout(this.#durma);
    const Parca = this.#bekleyen.length === 0 || this.#kilitli ? '' : yazi(Y.mergeUpdates(this.#bekleyen));
    const son = { ToplantiId: this.#id, Pencere: this.#pencere, Hal: 'ayrildi' as const, Sonra: this.#son, Parca };
    // Unsent changes stay in the browser until the next opening.
    void this.#ayril(son);
    this.#belge.destroy();
  }
}

/** Minutes of a meeting in writing, with the other people who have them open. */
export function useTutanak(ToplantiId: number) {
  const [hal, setHal] = useState<{ durum: TutanakDurumu; oradakiler: Oradakiler; hata: string | null }>({
    durum: 'okunuyor',
    oradakiler: [],
    hata: null,
  });
  const yazilan = useRef<Yazilan | null>(null);
  const alan = useRef<HTMLTextAreaElement>(null);
  useOlay('tutanak', () => yazilan.current?.esle());
  useEffect(() => {
    const y = new Yazilan(ToplantiId, (durum, oradakiler, hata) => setHal({ durum, oradakiler, hata }));
    yazilan.current = y;
    y.bagla(alan.current);
    y.esle();
    const yenile = () => {
      if (document.visibilityState === 'visible') y.esle();
    };
    const zamanlayici = setInterval(yenile, YENILEME_MS);
    window.addEventListener('online', yenile);
    document.addEventListener('visibilitychange', yenile);
    return () => {
      clearInterval(zamanlayici);
      window.removeEventListener('online', yenile);
      document.removeEventListener('visibilitychange', yenile);
      y.bitir();
      yazilan.current = null;
    };
  }, [ToplantiId]);
  return {
    ...hal,
    alan,
    onInput: () => yazilan.current?.yazildi(),
    onCompositionStart: () => yazilan.current?.beste(true),
    onCompositionEnd: () => yazilan.current?.beste(false),
  };
}

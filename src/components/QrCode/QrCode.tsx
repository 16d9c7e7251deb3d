import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { scrim } from '../Dialog/scrim.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './QrCode.css.ts';
import { modulesOf, qrLook } from './qrLook.ts';

export type QrCodeProps = {
  /** At most what `fitsQrCode` allows. */
  value: string;
  label: string;
};

/**
 * QR code, black on white in every theme, with the margin (quiet zone) that scanners need. A click enlarges it to the
 * window, and another click or Escape closes it.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <div className={css.paper}>
      <QRCodeSVG value={value} {...qrLook} aria-label={label} className={css.code} ref={fitToModules} />
      <NativeButton
        aria-label={`Enlarge ${label}`}
        tip={{ text: 'Enlarge' }}
        className={`${css.enlarge} ${focusRing}`}
        onPress={() => setEnlarged(true)}
      />
      <ModalOverlay isOpen={isEnlarged} onOpenChange={setEnlarged} isDismissable className={scrim}>
        <div className={css.place}>
          <Modal className={css.sheet}>
            <Dialog aria-label={label} className={css.sheetDialog}>
              <QRCodeSVG
                value={value}
                {...qrLook}
                aria-label={label}
                className={css.enlarged}
                ref={fitToWindow}
              />
              <NativeButton
                aria-label={`Close ${label}`}
                autoFocus
                className={`${css.reduce} ${focusRing}`}
                onPress={() => setEnlarged(false)}
              />
            </Dialog>
          </Modal>
        </div>
      </ModalOverlay>
    </div>
  );
}

/** Cameras can read modules of 4 px. A code of few modules fills a small dialog instead. */
const minModulePx = 4;
const defaultSidePx = 376;

/** Whole pixels for each module keep the edges sharp. */
function fitToModules(svg: SVGSVGElement | null): void {
  if (!svg) return;
  const modules = modulesOf(svg);
  svg.style.width = `${modules * Math.max(minModulePx, Math.floor(defaultSidePx / modules))}px`;
}

/** Does the same in device pixels, as large as the window allows. */
function fitToWindow(svg: SVGSVGElement | null): void {
  if (!svg) return;
  svg.style.width = `round(down, ${css.windowSide}, ${modulesOf(svg) / window.devicePixelRatio}px)`;
}

/** Bytes in the largest code with the lowest error correction. */
const capacity = 2953;

export function fitsQrCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= capacity;
}

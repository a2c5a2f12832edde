import { WebSocket as WebSocketTransport } from 'engine.io-client'

/** Writes nothing once the line is known to close: it would go nowhere, and browsers complain of it. */
export class Line extends WebSocketTransport {
  override doWrite(...written: Parameters<WebSocketTransport['doWrite']>): void {
    if (this.ws.readyState === this.ws.OPEN) super.doWrite(...written)
  }
}

import "./style/tokens.css";
import "./style/base.css";
import "./style/screens.css";
import { render } from "preact";
import { dress, loadSettings, settings } from "./settings";
import { App } from "./view/App";

const place = document.getElementById("app");
if (place === null) throw new Error("the page has a place for the program");

settings.watch(() => dress(settings.get(), document));
dress(settings.get(), document);
void loadSettings();
render(<App />, place);

@import "edutech/core/ui/styles/parts/charts.css";
